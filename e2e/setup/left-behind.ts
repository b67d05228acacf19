import { type CDPSession, expect, type Page } from '@playwright/test';
import { calm, followRequests } from './calm.ts';

/** Counts of everything that mounting and unmounting could leave behind, at one moment. */
interface Left {
  readonly listeners: number;
  readonly nodes: number;
  readonly sheets: number;
  /** Intervals, and timers that are still to fire and were set for {@link SOON_MS} or more. */
  readonly timers: number;
  readonly roots: number;
  /** Bytes of the product's own objects; see {@link ownHeap}. */
  readonly heap: number;
  /** Name of a class or kind → how many there are: says what it is that grows. */
  readonly classes: ReadonlyMap<string, number>;
}

/**
 * A timer that fires within so many milliseconds goes by itself. single-spa sets one of 3 or 4 s for each mount and unmount, so that
 * their number says how fast the last rounds were.
 */
const SOON_MS = 5_000;

/** Counts timers and requests of the page; call it before the page loads. */
export async function countTimers(page: Page): Promise<void> {
  followRequests(page);
  await page.addInitScript((soon) => {
    const running = new Set<unknown>();
    const { setInterval: repeat, clearInterval: stop, setTimeout: once, clearTimeout: cancel } = window;
    Object.assign(window, {
      runningTimers: running,
      setInterval: (...args: Parameters<typeof setInterval>) => {
        const timer = repeat(...args);
        running.add(timer);
        return timer;
      },
      setTimeout: (task: TimerHandler, delay?: number, ...args: unknown[]) => {
        const timer = once(
          (...given: unknown[]) => {
            running.delete(timer);
            if (typeof task === 'function') task(...given);
          },
          delay,
          ...args,
        );
        if ((delay ?? 0) >= soon) running.add(timer);
        return timer;
      },
      clearInterval: (timer: number | undefined) => {
        running.delete(timer);
        stop(timer);
      },
      clearTimeout: (timer: number | undefined) => {
        running.delete(timer);
        cancel(timer);
      },
    });
  }, SOON_MS);
}

/** Measures a page that has come to rest. */
async function measureLeft(page: Page, devtools: CDPSession): Promise<Left> {
  await calm(page);
  // A snapshot collects all garbage first; objects that finalizers of one collection release go with the next one.
  await devtools.send('HeapProfiler.collectGarbage');
  const { bytes, classes } = await ownHeap(devtools);
  const { metrics } = await devtools.send('Performance.getMetrics');
  const metric = (name: string) => metrics.find((one) => one.name === name)?.value ?? Number.NaN;
  const own = await page.evaluate(() => ({
    sheets: document.adoptedStyleSheets.length,
    timers: (window as unknown as { runningTimers: Set<unknown> }).runningTimers.size,
    roots: document.querySelectorAll('.portal-root').length,
  }));
  return { listeners: metric('JSEventListeners'), nodes: metric('Nodes'), heap: bytes, classes, ...own };
}

/** A heap snapshot as Chromium gives it: nodes and edges as rows of numbers, whose columns `meta` names. */
interface Snapshot {
  readonly snapshot: {
    readonly meta: {
      readonly node_fields: string[];
      readonly node_types: [string[], ...unknown[]];
      readonly edge_fields: string[];
      readonly edge_types: [string[], ...unknown[]];
    };
  };
  readonly nodes: number[];
  readonly edges: number[];
  readonly strings: string[];
}

/** Memory that is not the product's: V8's own, and the browser's logs of calls and frames. */
const NOT_OURS = new Set(['code', 'native', 'hidden', 'synthetic', 'object shape']);

/**
 * Bytes of objects, closures, arrays and texts that something of the product holds. The heap's size as a whole says little: code that
 * runs often is compiled, and gets a model of each object it writes down (V8's allocation sites), which looks like an object of the
 * product's. So nothing counts that is held by compiled code alone.
 */
export async function ownHeap(devtools: CDPSession): Promise<{ bytes: number; classes: Map<string, number> }> {
  const { snapshot, nodes, edges, strings } = await heapSnapshot(devtools);
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const column = (name: string) => fields.indexOf(name);
  const [type, name, size] = [column('type'), column('name'), column('self_size')];
  const kindOf = (node: number) => types[0][nodes[node * fields.length + type] ?? 0] ?? '';
  let bytes = 0;
  const classes = new Map<string, number>();
  for (const node of heldNodes({ snapshot, nodes, edges, strings }, (one) => kindOf(one) !== 'code')) {
    const kind = kindOf(node);
    if (NOT_OURS.has(kind)) continue;
    bytes += nodes[node * fields.length + size] ?? 0;
    // Texts are called by their kind: each has a name of its own.
    const called = kind.includes('string')
      ? kind
      : `${kind} ${strings[nodes[node * fields.length + name] ?? 0]?.slice(0, 60)}`;
    classes.set(called, (classes.get(called) ?? 0) + 1);
  }
  return { bytes, classes };
}

async function heapSnapshot(devtools: CDPSession): Promise<Snapshot> {
  const chunks: string[] = [];
  const take = ({ chunk }: { chunk: string }) => chunks.push(chunk);
  devtools.on('HeapProfiler.addHeapSnapshotChunk', take);
  // While devtools listen, the browser keeps the last thousand messages, and an error's stack keeps what its functions held.
  await devtools.send('Runtime.discardConsoleEntries');
  await devtools.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  devtools.off('HeapProfiler.addHeapSnapshotChunk', take);
  return JSON.parse(chunks.join('')) as Snapshot;
}

/** Numbers of the nodes that can be reached from the root by strong edges, without going through those that do not hold. */
function heldNodes({ snapshot, nodes, edges }: Snapshot, holds: (node: number) => boolean): number[] {
  const { node_fields: fields, edge_fields: edgeFields, edge_types: edgeTypes } = snapshot.meta;
  const count = nodes.length / fields.length;
  const edgeCount = fields.indexOf('edge_count');
  const [edgeType, target] = [edgeFields.indexOf('type'), edgeFields.indexOf('to_node')];
  const firstEdge = new Uint32Array(count + 1);
  for (let node = 0; node < count; node += 1)
    firstEdge[node + 1] = (firstEdge[node] ?? 0) + (nodes[node * fields.length + edgeCount] ?? 0);
  const isFound = new Uint8Array(count);
  const found = [0];
  isFound[0] = 1;
  for (const node of found) {
    if (!holds(node)) continue;
    for (let edge = firstEdge[node] ?? 0; edge < (firstEdge[node + 1] ?? 0); edge += 1) {
      const at = edge * edgeFields.length;
      if (edgeTypes[0][edges[at + edgeType] ?? 0] === 'weak') continue;
      const next = (edges[at + target] ?? 0) / fields.length;
      if (isFound[next]) continue;
      isFound[next] = 1;
      found.push(next);
    }
  }
  return found;
}

/** The share of the heap that a stretch of rounds may add. */
const HEAP_SHARE = 0.02;
/** The number of stretches after which a value that grew in each of them is a leak. */
const STRETCHES = 4;

/**
 * Runs stretches of so many rounds until one of them leaves nothing. A leak grows in every stretch; one-time growth, such as a script that
 * is fetched after a while, or a few of them on a slow machine, only in some.
 */
export async function expectNothingLeft(
  page: Page,
  devtools: CDPSession,
  rounds: number,
  run: (count: number) => Promise<void>,
): Promise<void> {
  let before = await measureLeft(page, devtools);
  for (let stretch = 1; stretch <= STRETCHES; stretch += 1) {
    await run(rounds);
    const after = await measureLeft(page, devtools);
    const grown = grownOver(before, after, rounds);
    if (process.env.LEAK_ROUNDS)
      console.log(`  heap ${(grown.heap * 100).toFixed(2)} % in ${rounds} rounds; what grew: ${grown.classes}`);
    if (!isLeft(grown, rounds)) return;
    expect(stretch, `every stretch leaves something; the last one ${JSON.stringify(grown)}`).toBeLessThan(STRETCHES);
    before = after;
  }
}

interface Grown {
  readonly listeners: number;
  readonly nodes: number;
  readonly timers: number;
  readonly sheets: number;
  readonly roots: number;
  /** Share of the heap. */
  readonly heap: number;
  readonly classes: string;
}

function grownOver(before: Left, after: Left, rounds: number): Grown {
  const more = (key: Exclude<keyof Left, 'classes'>) => after[key] - before[key];
  return {
    listeners: more('listeners'),
    nodes: more('nodes'),
    timers: more('timers'),
    sheets: more('sheets'),
    roots: more('roots'),
    heap: more('heap') / before.heap,
    classes: grownClasses(before, after, rounds),
  };
}

/** Whether every tenth round at least left a listener, a node or a timer, any a sheet or a root, or all together too much memory. */
function isLeft({ listeners, nodes, timers, sheets, roots, heap }: Grown, rounds: number): boolean {
  return [listeners, nodes, timers].some((more) => more > rounds / 10) || sheets > 0 || roots > 0 || heap >= HEAP_SHARE;
}

/** The classes of which every tenth round at least leaves one, the most numerous first. */
export function grownClasses(before: Pick<Left, 'classes'>, after: Pick<Left, 'classes'>, rounds: number): string {
  return [...after.classes]
    .map(([name, count]) => [name, count - (before.classes.get(name) ?? 0)] as const)
    .filter(([, more]) => more > rounds / 10)
    .sort(([, one], [, other]) => other - one)
    .slice(0, 12)
    .map(([name, more]) => `${name} +${more}`)
    .join(', ');
}
