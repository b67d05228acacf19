/** Compares patterns as sets of paths (`route-pattern.ts` has their language). */

interface Parsed {
  readonly segments: readonly string[];
  /** Ends in a `/*`. */
  readonly isOpen: boolean;
}

function parsed(pattern: string): Parsed {
  const segments = pattern.split('/');
  const isOpen = segments.at(-1) === '*';
  return { segments: isOpen ? segments.slice(0, -1) : segments, isOpen };
}

const isParameter = (segment: string | undefined) => segment?.[0] === '{';

/** Whether some path matches both. */
export function patternsOverlap(one: string, other: string): boolean {
  const [a, b] = [parsed(one), parsed(other)];
  const [shorter, longer] = a.segments.length <= b.segments.length ? [a, b] : [b, a];
  if (shorter.segments.length < longer.segments.length && !shorter.isOpen) return false;
  return shorter.segments.every((segment, at) => {
    const opposite = longer.segments[at];
    if (segment === opposite) return true;
    // A parameter matches no empty segment.
    if (isParameter(segment)) return opposite !== '';
    return isParameter(opposite) && segment !== '';
  });
}

/** Whether every path that matches `part` matches `whole`. */
export function coversPattern(whole: string, part: string): boolean {
  const [a, b] = [parsed(whole), parsed(part)];
  if (b.isOpen && !a.isOpen) return false;
  if (a.isOpen ? a.segments.length > b.segments.length : a.segments.length !== b.segments.length) return false;
  return a.segments.every((segment, at) => {
    const opposite = b.segments[at];
    return isParameter(segment) ? opposite !== '' : segment === opposite;
  });
}
