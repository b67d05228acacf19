/**
 * Whether a version is in a range. A range is a version (that one alone), `^19.3.0` (that one and compatible ones: later patches and
 * minors, and before 1.0.0 later patches alone), or several of these with `||` between them. A pre-release is in no `^` range.
 */
export function isInRange(version: string, range: string): boolean {
  return range.split('||').some((one) => isInOne(version, one.trim()));
}

/** Whether a text is a range in this notation. */
export function isRange(text: string): boolean {
  return text.split('||').every((one) => /^(\^\d+\.\d+\.\d+|\d+\.\d+\.\d+\S*)$/.test(one.trim()));
}

function isInOne(version: string, range: string): boolean {
  if (range[0] !== '^') return version === range;
  const [is, least] = [numbers(version), numbers(range.slice(1))];
  if (!is || !least) return false;
  // The first number that is not 0, and those in front of it, must be equal.
  const fixed = least.findIndex((one) => one > 0);
  const differs = is.findIndex((one, at) => one !== least[at]);
  return differs === -1 || (fixed !== -1 && differs > fixed && (is[differs] ?? 0) > (least[differs] ?? 0));
}

function numbers(version: string): number[] | undefined {
  return /^\d+\.\d+\.\d+$/.test(version) ? version.split('.').map(Number) : undefined;
}
