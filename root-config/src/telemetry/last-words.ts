import type { Note } from './early-notes.ts';
import type { TriedCanary } from './trial.ts';

/** Beacons hold 64 kB, and the schema 200 events. */
const AT_MOST = 100;

/**
 * The report that is sent if the user leaves before the reporting code is loaded: loads and mounts, that failures happened, in which region if
 * known, and that there was a page load, because canaries are judged by page loads. Undefined if there is nothing to send.
 */
export function lastWords(
  { revision, share, canaries }: Reporter,
  notes: readonly Note[] | undefined,
): string | undefined {
  if (!notes || (notes.length === 0 && canaries.length === 0)) return undefined;
  const cohortOf = (name: string, version: string) =>
    canaries.some((one) => one.microFrontend === name && one.version === version) ? 'candidate' : 'live';
  let hasFailed = false;
  const events = notes
    .slice(0, AT_MOST)
    .flatMap(({ route, load, region, event, frame, version = 'unknown' }): object[] => {
      const request = region?.application.request ?? load?.request;
      const [microFrontend = ''] = (request ?? 'unknown').split('/', 1);
      const about = { microFrontend, version, cohort: request ? cohortOf(microFrontend, version) : 'unknown', route };
      const isFailed = load?.outcome === 'failed' || region?.state === 'failed';
      const error = { type: 'error', kind: 'unread', by: 'nothing', ...about };
      hasFailed ||= isFailed || Boolean(event ?? frame);
      if (load) {
        const { outcome, ms, kind } = load;
        return [{ type: 'load', ...about, request, outcome, ms, kind }];
      }
      if (!region) return [error];
      if (region.state === 'hidden') return [];
      const { state: outcome, ms = 0, kind } = region;
      return [{ type: 'mount', ...about, request, outcome, ms: Math.round(ms), kind }, ...(isFailed ? [error] : [])];
    });
  const counts = hasFailed ? ['page', 'failed'] : ['page'];
  return JSON.stringify({ revision, share, trial: canaries.length ? { canaries, counts } : undefined, events });
}

interface Reporter {
  readonly revision: number;
  readonly share: number;
  readonly canaries: readonly TriedCanary[];
}
