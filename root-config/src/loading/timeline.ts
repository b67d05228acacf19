/**
 * Marks on the browser's own timeline (`performance.getEntriesByType('mark')`), so that a profile or a monitor can tell where the time of a
 * load went: `portal:start`, `portal:loaded:mfe_timecard/timecard`, `portal:shown:…`, `portal:failed:…`. Only the last mark of each name is
 * kept, so that a page that is open for a day does not collect them.
 */
export function mark(what: 'start' | 'ready' | 'loaded' | 'shown' | 'failed', id = ''): void {
  const name = id ? `portal:${what}:${id}` : `portal:${what}`;
  performance.clearMarks(name);
  performance.mark(name);
}
