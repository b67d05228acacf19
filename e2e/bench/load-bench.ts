import type { Browser } from '@playwright/test';
import { type BenchOptions, orderOf, withBothPortals } from './both-portals.ts';
import { type Compared, type Figure, figureLines, ratioFigure } from './figure.ts';
import type { Side } from './front.ts';
import { type Load, load, signedInContext } from './load.ts';
import { median } from './median.ts';

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
 * The cost of loading beside a single bundle of the same screens. @returns medians of the ratios of every round, with the goals
 * of the issue "Deploying and failing independently"
 */
export async function benchLoad(options: BenchOptions): Promise<readonly Figure[]> {
  const { say } = options;
  return withBothPortals(options, async ({ browser, sides }) => {
    const hash = await addTimeHash(browser, sides.federated);
    const cold: Record<Side, Load[]> = { federated: [], single: [] };
    const warm: Record<Side, Load[]> = { federated: [], single: [] };
    for (let round = 0; round < options.rounds; round += 1) {
      say(`Round ${round + 1} of ${options.rounds} …`);
      for (const side of orderOf(round)) {
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
        1.1,
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
    return figures;
  });
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
