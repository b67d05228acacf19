/**
 * Whether a path of the product matches a pattern of `micro-frontend.json`. Segments match exactly, `{parameter}` matches
 * one segment that is not empty, a trailing `/*` everything below, the place itself included.
 */
export function matchesPattern(pattern: string, path: string): boolean {
  const wanted = pattern.split('/');
  const given = path.split('/');
  const isOpen = wanted.at(-1) === '*';
  if (isOpen) wanted.pop();
  if (isOpen ? given.length < wanted.length : given.length !== wanted.length) return false;
  return wanted.every((segment, at) => (isParameter(segment) ? given[at] !== '' : segment === given[at]));
}

function isParameter(segment: string): boolean {
  return segment.startsWith('{') && segment.endsWith('}');
}

/** The more is spelt out the better a pattern fits: exact before parameter before `/*`, longer before shorter. */
export function precision(pattern: string): number {
  const segments = pattern.split('/').slice(1);
  return segments.reduce((sum, segment) => sum * 3 + (segment === '*' ? 0 : isParameter(segment) ? 1 : 2), 1);
}
