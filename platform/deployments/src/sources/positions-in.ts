import type { ScriptPosition } from './source-maps.ts';

/** A position somewhere in a text. */
export interface FoundPosition extends ScriptPosition {
  /** The text of the position, URL included. */
  readonly text: string;
  readonly index: number;
}

/** `https://portal.example/mfe/mfe_notes/1.0.0-abc/first.0123abcd.js:1:2345`, or the script alone. */
const POSITION = /(?:[^\s()@]*?\/mfe\/([\w-]+)\/([\w.+-]+)\/)?([\w.-]+(?:\/[\w.-]+)*\.m?js):(\d{1,7}):(\d{1,7})/g;

/**
 * The positions in a stack as a browser writes it. A URL says whose script it is.
 * @param of the version that scripts without a URL belong to; without it they are left out
 */
export function positionsIn(stack: string, of?: readonly [name: string, version: string]): FoundPosition[] {
  return [...stack.matchAll(POSITION)].flatMap((match) => {
    const [text, name = of?.[0], version = of?.[1], file = '', line, column] = match;
    if (name === undefined || version === undefined) return [];
    return [{ text, index: match.index, name, version, file, line: Number(line), column: Number(column) }];
  });
}
