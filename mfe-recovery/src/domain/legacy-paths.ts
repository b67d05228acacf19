/**
 * Pages on which the flow does not change the URL (docs: recovery#recovery-legacy-paths): legacy pages with their own routing or history
 * handling.
 */

/**
 * The five pages in the reference. In a pattern `*` matches anything inside a segment, and a trailing `/**` everything below. Case is
 * ignored, and a context path may precede the pattern.
 */
const defaultLegacyPaths: readonly string[] = [
  '/onboarding-dashboard*',
  '/offboarding-dashboard*',
  '/candidate-interview*',
  '/worker-home*',
  '/candidate-profile*',
  '/onboarding/dashboard*',
  '/offboarding/dashboard*',
  '/candidate/interview*',
  '/worker/home*',
  '/candidate/profile*',
];

/** Whether a segment matches a pattern with `*`. It is a single pass with one backtracking position, so no path can make it slow. */
function fits(segment: string, pattern: string): boolean {
  let at = 0;
  let next = 0;
  let star = -1;
  let resume = 0;
  while (at < segment.length) {
    if (pattern[next] === '*') {
      star = next++;
      resume = at;
    } else if (pattern[next] === segment[at]) {
      at += 1;
      next += 1;
    } else if (star >= 0) {
      resume += 1;
      at = resume;
      next = star + 1;
    } else return false;
  }
  while (pattern[next] === '*') next += 1;
  return next === pattern.length;
}

const segmentsOf = (path: string): string[] =>
  path
    .toLowerCase()
    .split('/')
    .map((segment) => segment.split(';')[0] ?? '')
    .filter((segment) => segment !== '');

function matches(path: readonly string[], pattern: string): boolean {
  const below = pattern.endsWith('/**');
  const wanted = segmentsOf(below ? pattern.slice(0, -3) : pattern);
  if (!pattern.startsWith('/') || wanted.length === 0) return false;
  for (let start = 0; start + wanted.length <= path.length; start += 1) {
    if (!below && start + wanted.length !== path.length) continue;
    if (wanted.every((segment, index) => fits(path[start + index] ?? '', segment))) return true;
  }
  return false;
}

/** Whether routing is switched off. `path` is `location.pathname`; a pattern that is not a path matches nothing. */
export function isLegacyPath(path: string, patterns: readonly string[] = defaultLegacyPaths): boolean {
  const segments = segmentsOf(path.slice(0, 2048));
  return patterns.some((pattern) => matches(segments, pattern));
}
