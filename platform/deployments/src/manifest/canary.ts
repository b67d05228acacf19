import type { DeployedVersion, Manifest, RootDeployed } from './manifest.ts';

/** The name of the page's own scripts (root-config) among those of micro-frontends; it is not a remote and has no activation. */
export const ROOT = 'root';

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

/** A candidate, by its name; `root` is the page's own scripts. */
export interface NamedCanary {
  readonly name: string;
  readonly share: number;
  readonly candidate: DeployedVersion | RootDeployed;
}

/** Every candidate of a deployment. */
export function canariesOf({ root, microFrontends }: Pick<Manifest, 'root' | 'microFrontends'>): NamedCanary[] {
  return [[ROOT, root] as const, ...Object.entries(microFrontends)].flatMap(([name, one]) =>
    one?.canary ? [{ name, ...one.canary }] : [],
  );
}

/** Every version that some browser may load: the live versions, then the candidates. */
export function buildsIn(live: Manifest): { readonly name: string; readonly build: DeployedVersion | RootDeployed }[] {
  return [
    ...Object.entries(live.microFrontends).map(([name, build]) => ({ name, build })),
    ...(live.root ? [{ name: ROOT, build: live.root }] : []),
    ...canariesOf(live).map(({ name, candidate }) => ({ name, build: candidate })),
  ];
}

/**
 * The manifest for the browser with this number: one version of each micro-frontend and of the page's own scripts, no canaries.
 * @param failed names whose candidate could not be loaded here, so that the live version is used
 */
export function sessionManifest(live: Manifest, number: number, failed: readonly string[] = []): Manifest {
  const chosen = canariesOf(live).filter(
    ({ name, share }) => !failed.includes(name) && getsCandidate(name, share, number),
  );
  return withCandidates(live, new Set(chosen.map(({ name }) => name)));
}

/** The manifest without candidates: for each micro-frontend the version of browsers outside of the canary. */
export const stableManifest = (live: Manifest): Manifest => withCandidates(live, new Set());

/** Manifests in which every version occurs that some session may get: the live one, and it with each candidate by itself. */
export function everyVersion(live: Manifest): Manifest[] {
  return [stableManifest(live), ...canariesOf(live).map(({ name }) => withCandidates(live, new Set([name])))];
}

/**
 * Manifests in which every two versions occur together that some session may get together. One micro-frontend's needs of another
 * concerns two of them, so these say as much as all mixtures would: with k candidates, 2 + 2·log₂ k instead of 2ᵏ.
 */
export function everyPairOfVersions(live: Manifest): Manifest[] {
  const names = canariesOf(live).map(({ name }) => name);
  if (names.length === 0) return [stableManifest(live)];
  // Two names differ in at least one digit of their numbers: one manifest and its opposite for each digit.
  const digits = Array.from({ length: Math.ceil(Math.log2(names.length)) }, (_, digit) => digit);
  const chosen = [() => false, ...digits.map((digit) => (_: string, at: number) => ((at >> digit) & 1) === 1)];
  return chosen.flatMap((isCandidate) => {
    const some = new Set(names.filter(isCandidate));
    return [withCandidates(live, some), withCandidates(live, new Set(names.filter((name) => !some.has(name))))];
  });
}

function withCandidates(live: Manifest, chosen: ReadonlySet<string>): Manifest {
  const microFrontends = Object.fromEntries(
    Object.entries(live.microFrontends).map(([name, { canary, ...stable }]) => [
      name,
      canary && chosen.has(name) ? canary.candidate : stable,
    ]),
  );
  if (!live.root) return { ...live, microFrontends };
  const { canary, ...stable } = live.root;
  return { ...live, root: canary && chosen.has(ROOT) ? canary.candidate : stable, microFrontends };
}
