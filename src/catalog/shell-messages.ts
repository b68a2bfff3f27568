import messages from './en/shell.json' with { type: 'json' };
import { translator } from './translator.ts';

/** The frame's own catalog: what stands on every page. */
export const shellMessages = translator(messages);
