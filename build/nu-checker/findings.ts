/** A message of the Nu checker about a position in a page: an error, a warning or an information. */
export interface Message {
  readonly url: string;
  readonly lastLine: number;
  readonly lastColumn: number;
  readonly message: string;
  /** The markup that the message is about, with some markup around it. */
  readonly extract: string;
}

/** A message that we accept, and why. */
export interface AcceptedMessage {
  readonly message: string;
  /** A part of the markup that the message is about. */
  readonly markup: string;
  readonly reason: string;
}

const isAbout = (accepted: AcceptedMessage) => (found: Message) =>
  found.message === accepted.message && found.extract.includes(accepted.markup);

/** One line for every message that is not accepted, and for every accepted message that no page causes any more. */
export function findings(
  messages: readonly Message[],
  accepted: readonly AcceptedMessage[],
): readonly string[] {
  const isAccepted = (found: Message) => accepted.some((each) => isAbout(each)(found));
  const unaccepted = messages
    .filter((found) => !isAccepted(found))
    .map(({ url, lastLine, lastColumn, message, extract }) => {
      return `${url}:${lastLine}:${lastColumn} ${message}\n  ${extract.replaceAll('\n', ' ')}`;
    });
  const needless = accepted
    .filter((each) => !messages.some(isAbout(each)))
    .map(({ message, markup }) => `no longer needed in accepted.ts: ${markup}: ${message}`);
  return [...unaccepted, ...needless];
}
