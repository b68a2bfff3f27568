/** A value that can be passed between a test and a page. */
export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | { readonly [name: string]: Json };

/** Keys that type no character, except Space; most names are those of `KeyboardEvent.key`. */
export type Key = 'Tab' | 'Enter' | 'Escape' | 'Space' | 'F6' | 'ArrowRight';

/** A point in the window, in CSS px from its top left corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Settings of the visitor's browser, made before it starts. */
export interface Settings {
  readonly scheme: 'light' | 'dark';
  /** The browser's page zoom: 2 is 200 %. */
  readonly zoom: 1 | 2;
}

/** The viewport in device px, in every engine. */
export const windowSize = { width: 1280, height: 900 } as const;

/** A person at a browser window. Journeys use only this interface, so they run in every engine. */
export interface Visitor {
  /** The browser's name and version, for the log. */
  readonly version: string;
  /** Opens an address and waits until its page has loaded. */
  open(address: string): Promise<void>;
  reload(): Promise<void>;
  /** Calls a function in the page. The function may use only its arguments and the page's globals. */
  evaluate<Args extends readonly Json[], Result>(
    pageFunction: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>>;
  press(key: Key): Promise<void>;
  /** Types characters. */
  type(text: string): Promise<void>;
  /** Moves the mouse there without points between. */
  moveTo(point: Point): Promise<void>;
  click(point: Point): Promise<void>;
  /** Taps the screen with a finger. */
  tap(point: Point): Promise<void>;
  /** The console's errors and warnings since the last call. */
  consoleProblems(): Promise<readonly string[]>;
  /** A PNG of what the window shows. */
  screenshot(): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** A browser engine that can start a visitor's browser. */
export interface Engine {
  readonly name: 'Firefox' | 'WebKit';
  /** The Debian packages that the engine needs. */
  readonly packages: readonly string[];
  /** The engine's files that are missing on this machine. */
  missing(): readonly string[];
  start(settings: Settings): Promise<Visitor>;
}
