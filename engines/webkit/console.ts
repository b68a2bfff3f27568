import { readFileSync, writeFileSync } from 'node:fs';

/** `http://…/page:1:22: CONSOLE JS ERROR text`, or without an address and a source. */
const message = /(?:^|: )CONSOLE (?:[A-Z]+ )*(?:ERROR|WARN) (.*)$/;

/** What WebKit writes of its console to a file, line by line. */
export class Console {
  readonly file: string;
  #read = 0;

  constructor(file: string) {
    this.file = file;
    writeFileSync(file, '');
  }

  /** The errors and warnings since this was last asked. */
  complaints(): string[] {
    const lines = readFileSync(this.file, 'utf8').split('\n').slice(0, -1);
    const fresh = lines.slice(this.#read);
    this.#read = lines.length;
    return fresh.flatMap((line) => message.exec(line)?.[1] ?? []);
  }
}
