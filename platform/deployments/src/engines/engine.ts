/**
 * One open window of a browser engine, driven as its user would: by pointer and keys. Elements on the page are found by `page/`, which is
 * the same code in every engine.
 */
export interface EngineWindow {
  /** Loads an address and waits until it has loaded. */
  goto(address: string): Promise<void>;
  reload(): Promise<void>;
  /** Evaluates an expression in the page. Its value is JSON text: no engine's own serialization stands in between. */
  evaluate(expression: string): Promise<string>;
  /** Presses and releases the pointer at a point of the viewport. */
  click(x: number, y: number): Promise<void>;
  /** Types characters, one key each. */
  type(text: string): Promise<void>;
  /** Presses one key, with modifiers in front of it: `Enter`, `Control+a`. */
  press(keys: string): Promise<void>;
  close(): Promise<void>;
}

/** A window with what only tests ask of it. */
export interface Engine extends EngineWindow {
  /** Goes back in the window's history. */
  back(): Promise<void>;
  /**
   * What in the last page that was gone back to prevented its being kept, for engines that may not keep a page all the same: Chromium's
   * headless shell keeps none, but says what it would not keep.
   */
  readonly notKeptFor?: () => readonly string[];
  /** Moves the pointer to a point of the viewport. */
  hover(x: number, y: number): Promise<void>;
  /** Sets the size of the viewport in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** A picture of the viewport, as PNG. */
  screenshot(): Promise<Buffer>;
  /** Errors nobody caught, errors on the console, and violations of the page's policy, since the window opened. */
  problems(): readonly string[];
}

/** A program that a browser consists of. */
export interface Program {
  /** Resolves with the first line of output, earlier or later, that the pattern matches; rejects when the program ends before. */
  line(pattern: RegExp): Promise<RegExpExecArray>;
  /** Calls back for every line from now on. */
  onLine(listen: (line: string) => void): void;
  /** Ends it, and removes its folder. */
  close(): Promise<void>;
}

/** Starts a program. @param options variables beside those of this process, and the folder to remove in the end */
export type StartProgram = (
  command: string,
  args: readonly string[],
  options?: { readonly env?: Readonly<Record<string, string>>; readonly folder?: string },
) => Program;

export const VIEWPORT = { width: 1440, height: 900 };

/** Milliseconds an engine has to start: far more than it takes, because machines are busy. */
export const START_WITHIN_MS = 180_000;

/** Milliseconds one command has, loading a page included: an engine that hangs fails the test that hung it. */
export const COMMAND_WITHIN_MS = 180_000;
