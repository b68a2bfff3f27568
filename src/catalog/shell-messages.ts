import messages from './en/shell.json' with { type: 'json' };
import { translator } from './translator.ts';

export type ShellMessageId = keyof typeof messages;

/** The translator of the shell's catalog: the messages on every page. */
export const shellMessages = translator(messages);
