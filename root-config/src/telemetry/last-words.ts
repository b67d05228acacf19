import type { Note } from './early-notes.ts';
import type { TriedCanary } from './trial.ts';

/**
 * The report that is sent if the user leaves before the reporting code is loaded: that failures happened, in which region if known, and
 * that there was a page load, because canaries are judged by page loads. Undefined if there is nothing to send.
 */
export function lastWords(
  { revision, share, canaries }: Reporter,
  failures: readonly Note[] | undefined,
): string | undefined {
  if (!failures || (failures.length === 0 && canaries.length === 0)) return undefined;
  const events = failures.slice(0, 20).map(({ route, load, region, version = 'unknown' }) => {
    const [microFrontend = ''] = (region?.application.request ?? load?.request ?? 'unknown').split('/', 1);
    return { type: 'error', kind: 'unread', by: 'nothing', microFrontend, version, cohort: 'unknown', route };
  });
  const counts = events.length > 0 ? ['page', 'failed'] : ['page'];
  return JSON.stringify({ revision, share, trial: canaries.length ? { canaries, counts } : undefined, events });
}

interface Reporter {
  readonly revision: number;
  readonly share: number;
  readonly canaries: readonly TriedCanary[];
}
