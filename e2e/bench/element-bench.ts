import { brotliCompressSync } from 'node:zlib';
import type { Browser, BrowserContext, CDPSession } from '@playwright/test';
import { type BenchOptions, orderOf, withBothPortals } from './both-portals.ts';
import { type Compared, type Figure, figureLines, ratioFigure } from './figure.ts';
import type { Side } from './front.ts';
import { type Request, record, signedInContext, sum, throttle } from './load.ts';
import { median } from './median.ts';

/** One opening of the modal on a legacy page. Milliseconds, and bytes of scripts as they travelled. */
interface Opening {
  /** From `open()` to the first field having the focus. */
  readonly usable: number;
  /** The main thread's work until then, in its own time: other programs on the machine do not count. */
  readonly work: number;
  readonly bytesBefore: number;
  readonly bytesAfter: number;
}

/** The script in a legacy page: the portal's, or one that fetches the whole element as a single bundle when it is opened. */
const scripts: Readonly<Record<Side, string>> = {
  federated: '<script src="/embed.js"></script>',
  single: `<script>
    const element = document.querySelector('recovery-options');
    element.open = () => {
      delete element.open;
      element.removeAttribute('open');
      const script = document.createElement('script');
      script.src = '/mfe/single/1/element.js';
      document.head.append(script);
    };
  </script>`,
};

/**
 * Opening the recovery flow on a legacy page, cold and warm, beside the same element as one webpack bundle that is also fetched
 * when it is opened. Both make the same calls and wait the reference's 100 ms before they start.
 */
export async function benchElement(options: BenchOptions): Promise<readonly Figure[]> {
  const { rounds, say } = options;
  return withBothPortals(options, async ({ browser, sides }) => {
    const cold: Record<Side, Opening[]> = { federated: [], single: [] };
    const warm: Record<Side, Opening[]> = { federated: [], single: [] };
    for (let round = 0; round < rounds; round += 1) {
      say(`Round ${round + 1} of ${rounds} …`);
      for (const side of orderOf(round)) {
        const context = await signedInContext(browser, sides[side]);
        cold[side].push(await openModal(context, sides[side], side));
        warm[side].push(await openModal(context, sides[side], side));
        await context.close();
      }
    }
    const of = (openings: typeof cold, value: (opening: Opening) => number): Compared => ({
      ours: openings.federated.map(value),
      peer: openings.single.map(value),
    });
    const usable = ({ usable }: Opening) => usable;
    const work = ({ work }: Opening) => work;
    const scripts = ({ bytesAfter, bytesBefore }: Opening) => (bytesAfter - bytesBefore) / 1000;
    const figures = [
      ratioFigure('first field in focus, cold', of(cold, usable), 'ms', 1.05),
      ratioFigure('first field in focus, warm', of(warm, usable), 'ms', 1.05),
      ratioFigure('JavaScript to open, cold', of(cold, scripts), 'kB'),
      ratioFigure('main thread until then, cold', of(cold, work), 'ms'),
      ratioFigure('main thread until then, warm', of(warm, work), 'ms'),
    ];
    say('\nThe recovery modal on a legacy page, from open() to its first field in focus; ratios to one bundle');
    say(`(40 ms, 10 Mbps, CPU 4x; medians of ${rounds} rounds; e2e/README.md says what the single bundle is)\n`);
    for (const line of figureLines(figures)) say(line);
    const before = median(cold.federated.map(({ bytesBefore }) => bytesBefore)) / 1000;
    say(`\nbefore opening: ${before.toFixed(1)} kB of scripts on the page`);
    await embedCost(browser, sides.federated, say);
    return figures;
  });
}

async function openModal(context: BrowserContext, origin: string, side: Side): Promise<Opening> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const requests = new Map<string, Request>();
  await record(session, requests);
  const scriptBytes = () => sum([...requests.values()].filter(({ type }) => type === 'Script'));
  await servePage(
    session,
    `<!doctype html><title>HR</title><recovery-options as-modal open="false"></recovery-options>${scripts[side]}`,
  );
  await throttle(session);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(`${origin}/legacy/bench.html`, { waitUntil: 'networkidle' });
  const bytesBefore = scriptBytes();
  const workBefore = await threadTime(session);
  const usable = await page.evaluate(
    () =>
      new Promise<number>((resolve, reject) => {
        const element = document.querySelector('recovery-options') as HTMLElement & { open(): void };
        const late = setTimeout(() => reject(new Error('The first field did not get the focus.')), 30_000);
        const started = performance.now();
        const look = () => {
          const focused = element.shadowRoot?.activeElement;
          if (!(focused instanceof HTMLInputElement) || focused.name !== 'email') return requestAnimationFrame(look);
          clearTimeout(late);
          return resolve(performance.now() - started);
        };
        element.open();
        requestAnimationFrame(look);
      }),
  );
  // Requests for later, once the field has the focus, do not count.
  const bytesAfter = scriptBytes();
  const work = await threadTime(session);
  await page.close();
  return { usable, work: work - workBefore, bytesBefore, bytesAfter };
}

async function threadTime(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
}

/** Answers for the one page. Not by `page.route`, which switches the browser's cache off: a warm opening would load everything anew. */
async function servePage(session: CDPSession, html: string): Promise<void> {
  session.on('Fetch.requestPaused', ({ requestId }) =>
    session.send('Fetch.fulfillRequest', {
      requestId,
      responseCode: 200,
      responseHeaders: [{ name: 'Content-Type', value: 'text/html; charset=utf-8' }],
      body: Buffer.from(html).toString('base64'),
    }),
  );
  await session.send('Fetch.enable', { patterns: [{ urlPattern: '*/legacy/bench.html' }] });
}

/** The cost of the script to a legacy page before an element is used: bytes, requests, and main-thread work. */
async function embedCost(browser: Browser, origin: string, say: (line: string) => void): Promise<void> {
  const page = await browser.newPage();
  const scripts: string[] = [];
  await page.route('**/bare.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: '<!doctype html><p>A legacy page</p><script src="/embed.js"></script>',
    }),
  );
  await page.addInitScript(() => {
    const seen = window as unknown as { __longTasks: number };
    seen.__longTasks = 0;
    new PerformanceObserver((list) => {
      seen.__longTasks += list.getEntries().length;
    }).observe({ type: 'longtask', buffered: true });
  });
  page.on('request', (request) => {
    if (!request.url().endsWith('bare.html')) scripts.push(request.url());
  });
  await page.goto(`${origin}/bare.html`);
  await page.waitForTimeout(1000);
  const bytes = brotliCompressSync(Buffer.from(await (await fetch(`${origin}/embed.js`)).arrayBuffer())).length;
  const longTasks = await page.evaluate(() => (window as unknown as { __longTasks: number }).__longTasks);
  say(
    `embed.js on a legacy page before an element is used: ${(bytes / 1000).toFixed(1)} kB brotli, ${scripts.length} request, ${longTasks} long tasks`,
  );
  await page.close();
}
