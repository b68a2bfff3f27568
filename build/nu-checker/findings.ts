/** What the Nu checker says of a place in a page: errors, warnings and infos alike. */
export interface Message {
  readonly url: string;
  readonly lastLine: number;
  readonly lastColumn: number;
  readonly message: string;
  /** The markup that it is about, with what surrounds it. */
  readonly extract: string;
}

/** A message that stays, and why. */
export interface StatedMessage {
  readonly message: string;
  /** What the markup says that it is about. */
  readonly markup: string;
  readonly reason: string;
}

const isAbout = (stated: StatedMessage) => (found: Message) =>
  found.message === stated.message && found.extract.includes(stated.markup);

/** One line for every message that is not stated, and for every stated one that no page brings forth any more. */
export function findings(
  messages: readonly Message[],
  stated: readonly StatedMessage[],
): readonly string[] {
  const isStated = (found: Message) => stated.some((each) => isAbout(each)(found));
  const unstated = messages
    .filter((found) => !isStated(found))
    .map(({ url, lastLine, lastColumn, message, extract }) => {
      return `${url}:${lastLine}:${lastColumn} ${message}\n  ${extract.replaceAll('\n', ' ')}`;
    });
  const needless = stated
    .filter((each) => !messages.some(isAbout(each)))
    .map(({ message, markup }) => `no longer needed in stated.ts: ${markup}: ${message}`);
  return [...unstated, ...needless];
}
