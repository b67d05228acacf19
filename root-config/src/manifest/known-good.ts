import type { Deployed, Manifest } from 'deployments/manifest';
import { parseManifest } from './read-manifest.ts';

const MANIFEST_KEY = 'portal.known-good';
const REVISION_KEY = 'portal.revision';

/** The manifest of versions that have worked in this browser; undefined where there is none, or storage is blocked or damaged. */
export function readKnownGood(): Manifest | undefined {
  try {
    const text = localStorage.getItem(MANIFEST_KEY);
    return text ? parseManifest(text) : undefined;
  } catch {
    return undefined;
  }
}

/** The revision that this browser used last. */
export function lastRevision(): number | undefined {
  try {
    const text = localStorage.getItem(REVISION_KEY);
    return text && /^\d+$/.test(text) ? Number(text) : undefined;
  } catch {
    return undefined;
  }
}

/** Stores the versions that work, in case the newest do not. Never fails: without storage, nothing is stored. */
export function keepKnownGood(live: Manifest, proven: ReadonlySet<string>): void {
  try {
    localStorage.setItem(MANIFEST_KEY, JSON.stringify(knownGood(live, proven, readKnownGood())));
    localStorage.setItem(REVISION_KEY, String(live.revision));
  } catch {
    // Blocked or full.
  }
}

/**
 * Each micro-frontend in the version that has worked: the live one where that has come up, else the one that worked before,
 * else the live one, because nothing better is known.
 *
 * @param proven the micro-frontends whose live version has come up in this session
 */
export function knownGood(live: Manifest, proven: ReadonlySet<string>, before: Manifest | undefined): Manifest {
  const microFrontends: Record<string, Deployed> = {};
  for (const [name, deployed] of Object.entries(live.microFrontends)) {
    const { canary: _, ...one } = deployed;
    const earlier = before && Object.hasOwn(before.microFrontends, name) ? before.microFrontends[name] : undefined;
    microFrontends[name] = proven.has(name) ? one : (earlier ?? one);
  }
  return { ...live, microFrontends };
}
