import { type CDPSession, expect, type Page } from '@playwright/test';
import { test } from '../setup/portal-test.ts';

const ROUNDS = 100;

/** What a mount could leave behind. */
interface Left {
  readonly listeners: number;
  readonly nodes: number;
  readonly sheets: number;
  readonly intervals: number;
  readonly roots: number;
  /** Objects, functions, lists and texts of scripts. Compiled code and the browser's records of requests come on top. */
  readonly scriptKb: number;
}

/** What scripts hold, of all that a heap snapshot lists. */
const SCRIPT_TYPES = ['object', 'closure', 'array', 'string', 'concatenated string', 'sliced string', 'regexp'];

// A trace records snapshots inside the page, whose memory would be counted as ours.
test.use({ trace: 'off' });

/** Counts what the browser's own metrics do not tell. */
function countIntervals(): void {
  const running = new Set<unknown>();
  const { setInterval: start, clearInterval: stop } = window;
  Object.assign(window, {
    runningIntervals: running,
    setInterval: (...args: Parameters<typeof setInterval>) => {
      const timer = start(...args);
      running.add(timer);
      return timer;
    },
    clearInterval: (timer: number | undefined) => {
      running.delete(timer);
      stop(timer);
    },
  });
}

async function measure(page: Page, devtools: CDPSession): Promise<Left> {
  // More than once: what finalizers of one collection let go, the next one takes.
  for (let time = 0; time < 3; time += 1) {
    await devtools.send('HeapProfiler.collectGarbage');
    await page.waitForTimeout(150);
  }
  const { metrics } = await devtools.send('Performance.getMetrics');
  const metric = (name: string) => metrics.find((one) => one.name === name)?.value ?? Number.NaN;
  const own = await page.evaluate(() => ({
    sheets: document.adoptedStyleSheets.length,
    intervals: (window as unknown as { runningIntervals: Set<unknown> }).runningIntervals.size,
    roots: document.querySelectorAll('[data-application]').length,
  }));
  return {
    listeners: metric('JSEventListeners'),
    nodes: metric('Nodes'),
    scriptKb: await scriptKb(devtools),
    ...own,
  };
}

async function scriptKb(devtools: CDPSession): Promise<number> {
  const chunks: string[] = [];
  const keep = ({ chunk }: { chunk: string }) => chunks.push(chunk);
  devtools.on('HeapProfiler.addHeapSnapshotChunk', keep);
  await devtools.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  devtools.off('HeapProfiler.addHeapSnapshotChunk', keep);
  const { snapshot, nodes } = JSON.parse(chunks.join('')) as {
    snapshot: { meta: { node_fields: string[]; node_types: [string[], ...unknown[]] } };
    nodes: number[];
  };
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [type, size] = [fields.indexOf('type'), fields.indexOf('self_size')];
  let bytes = 0;
  for (let at = 0; at < nodes.length; at += fields.length) {
    if (SCRIPT_TYPES.includes(types[0][nodes[at + type] as number] as string)) bytes += nodes[at + size] as number;
  }
  return Math.round(bytes / 100) / 10;
}

test(`home and recovery, mounted and unmounted ${ROUNDS} times in turn, leave nothing behind`, async ({
  page,
  signIn,
}) => {
  test.setTimeout(180_000);
  await page.addInitScript(countIntervals);
  await signIn();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  const home = '/worker/home';
  const path = '/recovery-options/two-factor-reg';
  const show = (to: string) =>
    page.evaluate(async (target) => {
      const isThere = () =>
        performance.getEntriesByType('mark').some(({ name: mark }) => mark.startsWith('portal:shown:'));
      performance.clearMarks();
      location.hash = target;
      const until = performance.now() + 10_000;
      while (!isThere() && performance.now() < until) await new Promise((done) => setTimeout(done, 10));
      if (!isThere()) throw new Error(`${target} did not come up.`);
      // Rendered, and its first call under way.
      await new Promise((done) => setTimeout(done, 40));
    }, to);
  const rounds = async (count: number) => {
    for (let round = 0; round < count; round += 1) {
      await show(path);
      await show(home);
    }
    await page.waitForLoadState('networkidle');
  };

  await expect(page.locator('[data-region="page"] [data-application]')).toHaveCount(1);
  // Caches fill and lazily made things are made.
  await rounds(10);
  const before = await measure(page, devtools);
  await rounds(ROUNDS / 2);
  const halfway = await measure(page, devtools);
  await rounds(ROUNDS / 2);
  const after = await measure(page, devtools);
  console.log(JSON.stringify({ before, halfway, after }));
  const { scriptKb: _, ...counts } = before;
  expect(after.sheets).toBe(counts.sheets);
  expect(after.intervals).toBe(counts.intervals);
  expect(after.roots).toBe(counts.roots);
  // One leak a round would be a hundred or more.
  expect(after.listeners - counts.listeners).toBeLessThan(ROUNDS / 4);
  expect(after.nodes - counts.nodes).toBeLessThan(ROUNDS / 2);
  // A module that was fetched late is in one half; what every round leaves is in both.
  const growth = Math.min(halfway.scriptKb / before.scriptKb, after.scriptKb / halfway.scriptKb);
  expect(growth).toBeLessThan(1.02);
});
