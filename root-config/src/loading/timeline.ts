/**
 * Marks on the browser's own timeline (`performance.getEntriesByType('mark')`), so that a profile or a monitor can tell where
 * the time of a load went: `portal:start`, `portal:loaded:mfe_timecard/timecard`, `portal:shown:…`, `portal:failed:…`.
 */
export function mark(what: 'start' | 'ready' | 'loaded' | 'shown' | 'failed', id = ''): void {
  performance.mark(id ? `portal:${what}:${id}` : `portal:${what}`);
}
