/** Whether a text contains a control character, which no URL needs and no reader sees. */
export const hasControlCharacter = (text: string): boolean =>
  Array.from(text).some((character) => {
    const code = character.codePointAt(0) ?? 0;
    return code < 0x20 || (code >= 0x7f && code <= 0x9f);
  });

/**
 * A path as any server may interpret it: decoded until nothing is left to decode, compatibility forms folded, backslashes as slashes, path
 * parameters (`;jsessionid=…`) and empty segments removed, lower case. Undefined if it cannot be decoded, or if a dot segment is left:
 * `URL` has resolved the plain ones, so the remaining one is hidden behind an escape that only some servers resolve.
 */
export function requestPath(pathname: string): string | undefined {
  let path = pathname;
  for (let round = 0; ; round += 1) {
    let decoded: string;
    try {
      decoded = decodeURIComponent(path).normalize('NFKC');
    } catch {
      return undefined;
    }
    if (decoded === path) break;
    if (round === 8) return undefined;
    path = decoded;
  }
  if (hasControlCharacter(path)) return undefined;
  const segments = path
    .replaceAll('\\', '/')
    .split('/')
    .map((segment) => segment.split(';')[0]?.trim() ?? '')
    .filter((segment) => segment !== '')
    .map(withoutTrailingDots);
  return segments.includes('') ? undefined : `/${segments.join('/')}`.toLowerCase();
}

/** A segment as Windows interprets it: `servlet.` and `servlet .` are `servlet`, and a dot segment becomes empty. */
function withoutTrailingDots(segment: string): string {
  let end = segment.length;
  while (end > 0 && (segment[end - 1] === '.' || segment[end - 1] === ' ')) end -= 1;
  return segment.slice(0, end);
}
