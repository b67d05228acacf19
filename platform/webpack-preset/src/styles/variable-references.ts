/** Whether a value refers to a custom property. */
export const refersTo = (value: string, name: string): boolean => referenceIn(value, name) !== undefined;

/**
 * A value without its references to a custom property.
 * @param put the text for a reference, by its fallback, which is undefined if there is none
 */
export function withoutReferences(value: string, name: string, put: (fallback: string | undefined) => string): string {
  const found = referenceIn(value, name);
  if (found === undefined) return value;
  const { start, end, fallback } = found;
  return value.slice(0, start) + put(fallback) + withoutReferences(value.slice(end), name, put);
}

interface Reference {
  readonly start: number;
  /** The position after its closing parenthesis. */
  readonly end: number;
  readonly fallback: string | undefined;
}

function referenceIn(value: string, name: string): Reference | undefined {
  for (let start = value.indexOf(`var(${name}`); start >= 0; start = value.indexOf(`var(${name}`, start + 1)) {
    const after = start + 'var('.length + name.length;
    // Otherwise it is a longer name.
    if (!/^\s*[,)]/.test(value.slice(after))) continue;
    const end = closingOf(value, start) + 1;
    const comma = value.indexOf(',', after);
    const hasFallback = /^\s*,/.test(value.slice(after));
    return { start, end, fallback: hasFallback ? value.slice(comma + 1, end - 1).trim() : undefined };
  }
  return undefined;
}

/** The position of the parenthesis that closes the first one after `start`. */
function closingOf(value: string, start: number): number {
  let depth = 0;
  for (let at = value.indexOf('(', start); at < value.length; at += 1) {
    if (value[at] === '(') depth += 1;
    else if (value[at] === ')') depth -= 1;
    if (depth === 0) return at;
  }
  return value.length;
}
