/**
 * The patterns of routes, as in `micro-frontend.json`: the one matcher, for the page's inline script, root-config and the pages of
 * micro-frontends.
 *
 * - A segment matches exactly: `/worker/home` is neither `/Worker/home` nor `/worker/home/`.
 * - `{parameter}` matches one segment that is not empty. An encoded segment is one segment: `a%2Fb`.
 * - A trailing `/*` matches everything below, the place itself included.
 * - A query (`?page=2`) is not part of the path and does not matter.
 */

/** Whether a path matches a pattern. Its text is also a part of the page's inline script, so it calls nothing of this file. */
export function matchesPattern(pattern: string, path: string): boolean {
  const wanted = pattern.split('/');
  const [bare = ''] = path.split('?', 1);
  const given = bare.split('/');
  const isOpen = wanted.at(-1) === '*';
  if (isOpen) wanted.pop();
  if (isOpen ? given.length < wanted.length : given.length !== wanted.length) return false;
  return wanted.every((segment, at) => (segment[0] === '{' ? given[at] !== '' : segment === given[at]));
}

/** The values of a pattern's parameters in a path that matches it, decoded. A value that cannot be decoded stays as it is. */
export function readParameters(pattern: string, path: string): Readonly<Record<string, string>> {
  const [bare = ''] = path.split('?', 1);
  const given = bare.split('/');
  const wanted = pattern.split('/');
  return Object.fromEntries(
    wanted.flatMap((segment, at) => (segment[0] === '{' ? [[segment.slice(1, -1), decoded(given[at] ?? '')]] : [])),
  );
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/**
 * Sorts patterns, the better fit first. Segment by segment, literal text goes before a parameter, a parameter before the pattern's end, and
 * the end before `/*`.
 */
export function comparePatterns(one: string, other: string): number {
  const [left, right] = [ranks(one), ranks(other)];
  return left === right ? 0 : left > right ? -1 : 1;
}

/** A letter a segment, and one for the end. */
function ranks(pattern: string): string {
  const segments = pattern.split('/').slice(1);
  return `${segments.map((segment) => (segment === '*' ? 'a' : segment[0] === '{' ? 'c' : 'd')).join('')}b`;
}
