import type { Deployed, Manifest } from './manifest.ts';

/** The key in `localStorage` under which a browser keeps its number. */
export const CANARY_KEY = 'portal.canary';

/**
 * The browser's number, 0 ≤ n < 1, drawn once and stored, so that a user sees the same version every time. If storage is not
 * available, the number is valid for this page only.
 */
export function canaryNumber(
  storage: () => Pick<Storage, 'getItem' | 'setItem'>,
  random: () => number = Math.random,
): number {
  try {
    const kept = storage().getItem(CANARY_KEY);
    const number = kept ? Number(kept) : Number.NaN;
    if (number >= 0 && number < 1) return number;
  } catch {
    return random();
  }
  const drawn = random();
  try {
    storage().setItem(CANARY_KEY, String(drawn));
  } catch {
    // Full or blocked: drawn again next time.
  }
  return drawn;
}

/** Rotates the number by micro-frontend, so that different users try different candidates. 0 ≤ offset < 1 */
export function canaryOffset(name: string): number {
  let hash = 2166136261;
  for (const letter of name) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16777619);
  return Math.round(((hash >>> 0) / 2 ** 32) * 10_000) / 10_000;
}

/** Whether the browser with this number gets the candidate. Raising the share only adds browsers. */
export function getsCandidate(name: string, share: number, number: number): boolean {
  return (number + canaryOffset(name)) % 1 < share;
}

/** The manifest for the browser with this number: one version of each micro-frontend, no canaries. */
export function sessionManifest(live: Manifest, number: number): Manifest {
  return withVersions(live, (name, one) =>
    one.canary && getsCandidate(name, one.canary.share, number) ? 'candidate' : 'stable',
  );
}

/** The manifest without candidates: for each micro-frontend the version of those who take no part. */
export const stableManifest = (live: Manifest): Manifest => withVersions(live, () => 'stable');

/** Manifests in which every version occurs that some session may get: what is live, and each candidate in it by itself. */
export function everyVersion(live: Manifest): Manifest[] {
  const names = Object.entries(live.microFrontends).flatMap(([name, { canary }]) => (canary ? [name] : []));
  return [undefined, ...names].map((trying) =>
    withVersions(live, (name) => (name === trying ? 'candidate' : 'stable')),
  );
}

/**
 * Manifests in which every two versions occur together that some session may get together. What one micro-frontend needs of another
 * concerns two of them, so these say as much as all mixtures would: with k candidates, 2 + 2·log₂ k instead of 2ᵏ.
 */
export function everyPairOfVersions(live: Manifest): Manifest[] {
  const names = Object.entries(live.microFrontends).flatMap(([name, { canary }]) => (canary ? [name] : []));
  if (names.length === 0) return [stableManifest(live)];
  // Two names differ in at least one digit of their numbers: one manifest and its opposite for each digit.
  const digits = Array.from({ length: Math.ceil(Math.log2(names.length)) }, (_, digit) => digit);
  const chosen = [() => false, ...digits.map((digit) => (name: string) => ((names.indexOf(name) >> digit) & 1) === 1)];
  return chosen.flatMap((isCandidate) => [
    withVersions(live, (name) => (isCandidate(name) ? 'candidate' : 'stable')),
    withVersions(live, (name) => (isCandidate(name) ? 'stable' : 'candidate')),
  ]);
}

function withVersions(live: Manifest, choose: (name: string, one: Deployed) => 'stable' | 'candidate'): Manifest {
  const microFrontends = Object.fromEntries(
    Object.entries(live.microFrontends).map(([name, one]) => {
      const { canary, ...stable } = one;
      return [name, canary && choose(name, one) === 'candidate' ? canary.candidate : stable];
    }),
  );
  return { ...live, microFrontends };
}
