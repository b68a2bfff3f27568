import messages from './en/shell.json' with { type: 'json' };
import { translator } from './translator.ts';

/** The translator of the shell's catalog: the messages on every page. */
export const shellMessages = translator(messages);
