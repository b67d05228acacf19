import type { Note } from './early-notes.ts';

/**
 * What is sent of failures when the user leaves before the code that reads them is there: that they happened, and where it is known, in
 * whose region. Undefined if there were none.
 */
export function lastWords(revision: number, share: number, failures: readonly Note[]): string | undefined {
  if (failures.length === 0) return undefined;
  const events = failures.slice(0, 20).map(({ route, region, version = 'unknown' }) => {
    const [microFrontend = ''] = (region?.application.request ?? 'unknown').split('/', 1);
    return { type: 'error', kind: 'unread', by: 'nothing', microFrontend, version, cohort: 'unknown', route };
  });
  return JSON.stringify({ revision, share, events });
}
