/** Keys that type no character, and Space, as `KeyboardEvent.key` names them. */
type Key = 'Tab' | 'Enter' | 'Escape' | 'F6' | 'ArrowRight' | ' ';

/** A point in the window, in CSS px from its top left corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Settings of a visitor's browser. The zoom is the browser's own: 2 is 200 %. */
export interface Settings {
  readonly scheme: 'light' | 'dark';
  readonly zoom: 1 | 2;
}

/** The viewport in device px, in every engine. */
export const windowSize = { width: 1280, height: 900 } as const;

/** A browser's window, mouse and keyboard: all that an engine gives. Journeys use only this, so they run in every engine. */
export interface Browser {
  goto(address: string): Promise<unknown>;
  reload(): Promise<unknown>;
  /** Calls a function in the page. The function may use only its arguments and the page's globals. */
  evaluate<Args extends readonly string[], Result>(
    pageFunction: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>>;
  press(key: Key): Promise<void>;
  type(text: string): Promise<void>;
  /** Moves the mouse there without points between. */
  moveTo(point: Point): Promise<void>;
  click(point: Point): Promise<void>;
  /** Taps the screen with a finger. The driver of WebKitGTK sends mouse events for a touch, so it has no such method. */
  tap?(point: Point): Promise<void>;
  /** The console's errors and warnings since the start. */
  problems(): readonly string[];
  screenshot(): Promise<Uint8Array>;
  close(): Promise<void>;
}
