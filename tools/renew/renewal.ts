import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLanguage, type Language } from '#content/languages.ts';

/** Files that a command generates and that are committed. */
export interface Kind {
  /** Such as `hosts`, or `pictures es` if each language has files of its own. */
  readonly name: string;
  readonly language?: Language;
  /** What the files are made from: they are stale when it changes. Without it, every renewal runs the command. */
  readonly source?: () => string;
  /** Globs of the files, from the root. */
  readonly files: readonly string[];
  /** Runs in a shell, with the language in SITE_LANGUAGE. */
  readonly command: string;
  readonly needsBuild?: boolean;
}

/** The names of kinds, and the files that are new, deleted or have other bytes. */
export type Outcome = Readonly<Record<'renewed' | 'failed' | 'changed', readonly string[]>>;

/** The digest of each kind's source and files after its last renewal, by the kind's name. */
type Renewed = Readonly<Record<string, string>>;

/** Knows from a committed record what is stale, and renews it. `run` returns whether a command succeeded. */
export class Renewal {
  readonly #root: string;
  readonly #record: string;
  readonly #run: (command: string, language: Language) => boolean;

  constructor(root: string, record: string, run: (command: string, language: Language) => boolean) {
    this.#root = root;
    this.#record = join(root, record);
    this.#run = run;
  }

  /** Whether a kind's source or files are not those of its last renewal. */
  isStale(kind: Kind): boolean {
    return this.#renewed()[kind.name] !== this.#digest(kind);
  }

  /**
   * Renews the kinds that are stale, or all of them. A command may make a later kind stale. A command that fails leaves its
   * kind stale and does not stop the others.
   */
  renew(kinds: readonly Kind[], build: string, which: 'stale' | 'all'): Outcome {
    const renewed: string[] = [];
    const failed: string[] = [];
    const changed: string[] = [];
    let isBuilt: boolean | undefined;
    for (const kind of kinds) {
      if (kind.source && which === 'stale' && !this.isStale(kind)) continue;
      const { name, command, needsBuild, language = defaultLanguage } = kind;
      const before = this.#hashes(kind);
      if (needsBuild) isBuilt ??= this.#run(build, language);
      const hasRun = isBuilt !== false && this.#run(command, language);
      const after = this.#hashes(kind);
      const both = new Set([...before.keys(), ...after.keys()]);
      changed.push(...[...both].filter((file) => before.get(file) !== after.get(file)));
      (hasRun ? renewed : failed).push(name);
      if (hasRun) this.#remember(kind);
    }
    return { renewed, failed, changed: changed.toSorted() };
  }

  /** The hash of each file of a kind. */
  #hashes({ files }: Kind): ReadonlyMap<string, string> {
    const exclude = (name: string) => /^(?:node_modules|dist.*|test-results)$/.test(name);
    const found = globSync(files, { cwd: this.#root, exclude }).toSorted();
    return new Map(found.map((file) => [file, hash(readFileSync(join(this.#root, file)))]));
  }

  #digest(kind: Kind): string | undefined {
    return kind.source && hash(JSON.stringify([kind.source(), ...this.#hashes(kind)])).slice(0, 16);
  }

  #renewed(): Renewed {
    return existsSync(this.#record) ? JSON.parse(readFileSync(this.#record, 'utf8')) : {};
  }

  #remember(kind: Kind): void {
    const renewed = Object.entries({ ...this.#renewed(), [kind.name]: this.#digest(kind) });
    const sorted = renewed.toSorted(([one], [other]) => (one < other ? -1 : 1));
    writeFileSync(this.#record, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
  }
}

function hash(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}
