/** What crosses the border between a test and a page. */
export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [name: string]: Json };

/** The keys without a character, by their names in `KeyboardEvent.key`. */
export type Key = 'Tab' | 'Enter' | 'Escape' | 'Space' | 'F6' | 'ArrowDown' | 'ArrowRight' | 'End';

/** A place in the window, in CSS px from its top left corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** What a visitor has set before the browser starts. */
export interface Settings {
  readonly scheme: 'light' | 'dark';
  /** Of the whole page: 2 is 200 %. */
  readonly zoom: 1 | 2;
}

/** The window's inside in device px, in every engine. */
export const windowSize = { width: 1280, height: 900 } as const;

/** One person at one window of one engine: the journeys know the engines by this alone. */
export interface Visitor {
  /** As the browser gives it, for the console. */
  readonly version: string;
  /** Opens an address and waits until its page has loaded. */
  open(address: string): Promise<void>;
  reload(): Promise<void>;
  /** Calls a function in the page; it may use its arguments and what a page has, and nothing else. */
  evaluate<Args extends readonly Json[], Result>(
    pageFunction: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>>;
  press(key: Key): Promise<void>;
  /** Types characters. */
  type(text: string): Promise<void>;
  /** Moves the mouse there at once. */
  moveTo(point: Point): Promise<void>;
  click(point: Point): Promise<void>;
  /** Touches the screen with a finger and lifts it. */
  tap(point: Point): Promise<void>;
  /** The errors and warnings that its console shows since this was last asked. */
  consoleProblems(): Promise<readonly string[]>;
  /** A PNG of what the window shows. */
  screenshot(): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** An engine, and how to get a visitor who uses it. */
export interface Engine {
  readonly name: 'Firefox' | 'WebKit';
  /** What Debian calls that which it needs. */
  readonly packages: readonly string[];
  /** The files that are missing on this machine. */
  missing(): readonly string[];
  start(settings: Settings): Promise<Visitor>;
}
