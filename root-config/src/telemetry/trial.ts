import type { Manifest } from 'deployments/manifest';

/** What a report says of the canaries: which group this page load belongs to, and what it counts for. */
export interface Trial {
  readonly canaries: readonly TriedCanary[];
  /** `page` in the page's first report, `failed` in the first that tells of a failure: each page load counts once. */
  readonly counts: readonly ('page' | 'failed')[];
}

export interface TriedCanary {
  readonly microFrontend: string;
  /** The candidate's, in both groups. */
  readonly version: string;
  readonly group: 'candidate' | 'live';
}

/**
 * The canaries that this page load takes part in.
 * @param found the manifest before canaries were decided
 * @param live the same as this browser uses it; a fallback version changes nothing, the candidate had its turn
 */
export const triedCanaries = (found: Manifest, live: Manifest): TriedCanary[] =>
  Object.entries(found.microFrontends).flatMap(([microFrontend, { canary }]) => {
    if (!canary) return [];
    const { version } = canary.candidate;
    const group = live.microFrontends[microFrontend]?.version === version ? 'candidate' : 'live';
    return [{ microFrontend, version, group }];
  });
