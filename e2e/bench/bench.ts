import { createHash } from 'node:crypto';
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type Browser, chromium } from '@playwright/test';
import { renderPage } from 'deployments';
import { startPortal } from 'scripts/portal';
import { elementBench } from './element-bench.ts';
import { type Compared, type Figure, figureLines, ratioFigure } from './figure.ts';
import { type Load, load, signedInContext } from './load.ts';
import { median } from './median.ts';
import { buildSingleBundle } from './single-bundle.ts';

export interface BenchOptions {
  /** A store with everything activated. */
  readonly store: string;
  /** A folder that may be filled and emptied. */
  readonly folder: string;
  readonly rounds: number;
  readonly chromium: string | undefined;
  readonly say: (line: string) => void;
}

/** The form counts as usable when one can type a time into it. */
const USABLE = 'main input[type="text"]:not([disabled]):not([readonly])';
/**
 * First to a page of a micro-frontend of which nothing has run yet, whose first screen waits 100 ms by its rule and for no
 * data; then to one that is its data, and whose filters have not been fetched.
 */
const SWITCHES = [
  { hash: '#/recovery-options/edit/two-factor-reg', arrived: 'main .rc-card h1' },
  { hash: '#/worker/time-expense', arrived: 'main .tc-lines .tc-line' },
];

/** Milliseconds of which the first of them is a delay (docs: recovery#recovery-start-delay). */
const START_DELAY_MS = 100;

/**
 * What loading costs beside a single bundle of the same screens. @returns medians of the ratios of every round, with the goals
 * of the issue "Deploying and failing independently"
 */
export async function benchLoad(options: BenchOptions): Promise<readonly Figure[]> {
  const { say } = options;
  say('Building the single bundle …');
  const single = join(options.folder, 'single');
  await singleStore(single);
  const federated = await startPortal({ port: 0, store: options.store, dataDir: 'memory', logLevel: 'error' });
  const peer = await startPortal({ port: 0, store: single, dataDir: 'memory', logLevel: 'error' });
  const browser = await chromium.launch({
    ...(options.chromium ? { executablePath: options.chromium } : {}),
    args: ['--no-sandbox', '--disable-quic', '--disable-background-networking', '--disable-component-update'],
  });
  try {
    const hash = await addTimeHash(browser, federated.url);
    const sides = { federated: federated.url, single: peer.url };
    const cold: Record<keyof typeof sides, Load[]> = { federated: [], single: [] };
    const warm: Record<keyof typeof sides, Load[]> = { federated: [], single: [] };
    for (let round = 0; round < options.rounds; round += 1) {
      say(`Round ${round + 1} of ${options.rounds} …`);
      // Interleaved, and the first of a round in turn, so that the machine's moods fall on both alike.
      const order = (round % 2 ? ['single', 'federated'] : ['federated', 'single']) as (keyof typeof sides)[];
      for (const side of order) {
        const context = await signedInContext(browser, sides[side]);
        const measured = { url: `${sides[side]}/${hash}`, usable: USABLE, switches: SWITCHES };
        cold[side].push(await load(context, { ...measured, throttled: true }));
        warm[side].push(await load(context, { ...measured, throttled: true }));
        await context.close();
      }
    }
    const of = (loads: typeof cold, value: (load: Load) => number): Compared => ({
      ours: loads.federated.map(value),
      peer: loads.single.map(value),
    });
    const figures = [
      ratioFigure(
        'JavaScript until usable',
        of(cold, ({ scriptBytes }) => scriptBytes / 1000),
        'kB',
        1.15,
      ),
      ratioFigure(
        'all bytes until usable, API apart',
        of(cold, ({ bytes }) => bytes / 1000),
        'kB',
      ),
      ratioFigure(
        'requests',
        of(cold, ({ requests }) => requests),
        '',
      ),
      depthFigure(of(cold, ({ depth }) => depth)),
      ratioFigure(
        'usable, cold',
        of(cold, ({ usable }) => usable),
        'ms',
        1,
      ),
      ratioFigure(
        'usable, warm',
        of(warm, ({ usable }) => usable),
        'ms',
        1.02,
      ),
      ratioFigure(
        'first content, cold',
        of(cold, ({ firstContent }) => firstContent),
        'ms',
      ),
      ratioFigure(
        'main thread until usable, cold',
        of(cold, ({ work }) => work),
        'ms',
      ),
      ratioFigure(
        'main thread until usable, warm',
        of(warm, ({ work }) => work),
        'ms',
      ),
      ratioFigure(
        'first route switch, to new code',
        of(cold, ({ switches }) => switches[0] ?? Number.NaN),
        'ms',
        0.6,
      ),
      ratioFigure(
        '… without the delay of its screen',
        of(cold, ({ switches }) => (switches[0] ?? Number.NaN) - START_DELAY_MS),
        'ms',
      ),
      ratioFigure(
        'first route switch, to new data',
        of(cold, ({ switches }) => switches[1] ?? Number.NaN),
        'ms',
        0.6,
      ),
    ];
    say(
      `\nAdd Time, from navigation to a form one can type into; ratios to a single bundle, medians of ${options.rounds} rounds`,
    );
    say('(40 ms, 10 Mbps, CPU 4x; e2e/README.md says what the single bundle is)\n');
    for (const line of figureLines(figures)) say(line);
    say('');
    await embedCost(browser, federated.url, say);
    await elementBench({ browser, sides, rounds: options.rounds, say });
    return figures;
  } finally {
    await browser.close();
    await peer.close();
    await federated.close();
  }
}

/** Not a ratio: round trips that wait for one another. */
function depthFigure({ ours, peer }: Compared): Figure {
  return {
    what: 'waterfall depth',
    measured: `${median(ours)} beside ${median(peer)}`,
    value: median(ours),
    goal: 2,
    spread: [Math.min(...ours), Math.max(...ours)],
  };
}

/** What a legacy page pays for the script before an element is used: bytes, requests, and main-thread work. */
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

/** A store that holds nothing but the single bundle, behind the very page that the federated portal has. */
async function singleStore(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  const script = await buildSingleBundle(folder);
  const bytes = await readFile(join(folder, 'dist', script));
  const base = '/mfe/single/1/';
  await mkdir(join(folder, base), { recursive: true });
  await cp(join(folder, 'dist'), join(folder, base), { recursive: true });
  for (const file of await readdir(join(folder, base))) {
    if (!file.endsWith('.js')) continue;
    await writeFile(join(folder, base, `${file}.br`), brotliCompressSync(await readFile(join(folder, base, file))));
  }
  const integrity = `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
  const page = renderPage({
    schemaVersion: 1,
    revision: 1,
    activatedAt: new Date(0).toISOString(),
    root: {
      version: '1',
      base,
      portal: script,
      embed: script,
      files: { [script]: { integrity, bytes: bytes.length } },
    },
    microFrontends: {},
  });
  await writeFile(join(folder, 'index.html'), page);
  await writeFile(join(folder, 'index.html.br'), brotliCompressSync(Buffer.from(page)));
}

/** The address behind the first engagement of the worker's home page. */
async function addTimeHash(browser: Browser, origin: string): Promise<string> {
  const context = await signedInContext(browser, origin);
  const page = await context.newPage();
  await page.goto(`${origin}/#/worker/home`);
  await page
    .getByRole('main')
    .getByText(/^add time$/i)
    .first()
    .click({ timeout: 30_000 });
  await page.waitForURL(/add-time\?/);
  const href = page.url();
  await context.close();
  return href.slice(href.indexOf('#'));
}
