/** The deepest nesting of a JSON body. No call needs more than a tenth of it. */
export const DEEPEST_JSON = 64;

/**
 * Whether lists and objects in a JSON text are nested deeper than a limit. Reads each character once, and stops at the first that is too
 * deep.
 */
export function isNestedDeeper(json: string, limit: number): boolean {
  let depth = 0;
  let isInText = false;
  for (let at = 0; at < json.length; at++) {
    const code = json.charCodeAt(at);
    if (isInText) {
      if (code === BACKSLASH) at++;
      else if (code === QUOTE) isInText = false;
    } else if (code === QUOTE) isInText = true;
    else if (code === OPEN_LIST || code === OPEN_OBJECT) {
      if (++depth > limit) return true;
    } else if (code === CLOSE_LIST || code === CLOSE_OBJECT) depth--;
  }
  return false;
}

const [QUOTE, BACKSLASH, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [34, 92, 91, 93, 123, 125];
