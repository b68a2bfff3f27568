import { readFileSync, writeFileSync } from 'node:fs';
import { ConsoleProblems, documentStart } from '#e2e/engines/console-problems.ts';

/** `http://…/page:1:22: CONSOLE JS ERROR text`, or without an address and a source. */
const message = /(?:^|: )CONSOLE (?:[A-Z]+ )*(ERROR|WARN|DEBUG) (.*)$/;

/** Reads the errors and warnings that WebKit's console writes to a file, one message a line. */
export class Console {
  readonly file: string;
  readonly #problems = new ConsoleProblems();
  #linesRead = 0;

  constructor(file: string) {
    this.file = file;
    writeFileSync(file, '');
  }

  leavePage(): void {
    this.#read();
    this.#problems.leavePage();
  }

  take(): string[] {
    this.#read();
    return this.#problems.take();
  }

  #read(): void {
    const lines = readFileSync(this.file, 'utf8').split('\n').slice(0, -1);
    for (const line of lines.slice(this.#linesRead)) {
      const [, level, text = ''] = message.exec(line) ?? [];
      if (level === 'ERROR' || level === 'WARN') this.#problems.add(text);
      if (text === documentStart) this.#problems.startDocument();
    }
    this.#linesRead = lines.length;
  }
}
