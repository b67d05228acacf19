import type { ScriptOrigin } from './script-origins.ts';

/** One call of a stack that stands in a script of ours. */
export interface Frame extends ScriptOrigin {
  /** `first.0123abcd.js:1:2345`; undefined for an override. */
  readonly position: string | undefined;
}

/** A frame's line in Chromium (`at name (URL:1:2)`) and in Firefox and Safari (`name@URL:1:2`). */
const FRAME = /^(?:\s*at .*?|[^\n]*?@)\(?(https?:\/\/[^\s()]+?):(\d{1,7}):(\d{1,7})\)?$/gm;

/** The frames of ours, the one that threw first. `message` is the error's own: Chromium repeats it at the beginning of the stack. */
export function stackFrames(
  stack: string,
  message: string,
  originOf: (url: string) => ScriptOrigin | undefined,
): Frame[] {
  const frames = message ? stack.replace(message, () => '') : stack;
  return [...frames.matchAll(FRAME)].flatMap(([, url = '', line, column]) => {
    const origin = originOf(url);
    return origin ? [{ ...origin, position: origin.file && `${origin.file}:${line}:${column}` }] : [];
  });
}

export interface Blamed {
  readonly blamed: Frame | undefined;
  /** Where it was thrown, if that is a library which the blamed one called. */
  readonly thrownIn: Frame | undefined;
}

/**
 * The micro-frontend that an error is attributed to: that of the first frame whose micro-frontend shows something. Code of a library
 * (`mfe_widgets`, and React in root) runs on behalf of its caller, and is blamed only if the stack names no caller; root only if it names
 * nothing else.
 */
export function blame(frames: readonly Frame[]): Blamed {
  const thrower = frames.find(({ name }) => name !== 'root') ?? frames[0];
  const blamed = frames.find(({ isLibrary }) => !isLibrary) ?? thrower;
  return { blamed, thrownIn: thrower === blamed ? undefined : thrower };
}
