import { canariesOf, type Manifest, ROOT } from 'deployments/manifest';

/** The canaries in a report: the group of this page load, and its weight. */
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
 * @param live the same as this browser uses it; a fallback version changes nothing, because the candidate was tried
 * @param failed names whose candidate could not be loaded, which counts as tried as well
 */
export const triedCanaries = (found: Manifest, live: Manifest, failed: readonly string[] = []): TriedCanary[] =>
  canariesOf(found).map(({ name, candidate: { version } }) => {
    const used = name === ROOT ? live.root : live.microFrontends[name];
    return {
      microFrontend: name,
      version,
      group: failed.includes(name) || used?.version === version ? 'candidate' : 'live',
    };
  });
