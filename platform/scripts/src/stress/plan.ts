/**
 * The delays of `STRESS` in a browser test: `answers` of the API, `scripts` (entries, chunks), `frames` and `timers` of the page, `cpu`
 * (the page's processor is six times slower), `offline` (a page loses its connection shortly after the call).
 */
export const KINDS = ['answers', 'scripts', 'frames', 'timers', 'cpu', 'offline'] as const;

export type Kind = (typeof KINDS)[number];

export interface StressPlan {
  readonly kinds: ReadonlySet<Kind>;
  /** Another seed gives another order; the same one repeats it, as far as the machine allows. */
  readonly seed: number;
}

/**
 * Reads `STRESS=answers,scripts` (or `all`) and `STRESS_SEED=7` (1 if it is missing). Without `STRESS` nothing is delayed.
 *
 * @throws Error listing the kinds, for one that does not exist, and for a seed that is not an integer
 */
export function stressPlan(env: Readonly<Record<string, string | undefined>>): StressPlan {
  const named = (env.STRESS ?? '').split(',').filter(Boolean);
  const unknown = named.find((name) => name !== 'all' && !(KINDS as readonly string[]).includes(name));
  if (unknown) throw new Error(`STRESS knows no "${unknown}". There are: ${KINDS.join(', ')}, all.`);
  const seed = Number(env.STRESS_SEED ?? 1);
  if (!Number.isInteger(seed)) throw new Error(`STRESS_SEED is a whole number, not "${env.STRESS_SEED}".`);
  return { kinds: new Set(named.includes('all') ? KINDS : (named as Kind[])), seed };
}

/**
 * A number from 0 to 1 that depends only on the seed and the arguments, so that a request is delayed by the same time in the next run,
 * independent of earlier requests.
 */
export function chance(seed: number, ...what: readonly (string | number)[]): number {
  let hash = 0x811c9dc5;
  for (const letter of `${seed} ${what.join(' ')}`) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}
