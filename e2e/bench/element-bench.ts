import type { Browser, BrowserContext } from '@playwright/test';
import { type Request, record, signedInContext, sum, throttle } from './load.ts';
import { median } from './median.ts';

export interface ElementBenchOptions {
  readonly browser: Browser;
  /** Origins of the two portals. */
  readonly sides: Readonly<Record<Side, string>>;
  readonly rounds: number;
  readonly say: (line: string) => void;
}

type Side = 'federated' | 'single';

/** One opening of the modal on a legacy page. Milliseconds, and bytes of scripts as they travelled. */
interface Opening {
  /** From `open()` to the first field having the focus. */
  readonly usable: number;
  readonly bytesBefore: number;
  readonly bytesAfter: number;
}

/** What a legacy page includes: the portal's script, or one that fetches the whole element as a single bundle when it is opened. */
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
export async function elementBench({ browser, sides, rounds, say }: ElementBenchOptions): Promise<void> {
  const cold: Record<Side, Opening[]> = { federated: [], single: [] };
  const warm: Record<Side, Opening[]> = { federated: [], single: [] };
  for (let round = 0; round < rounds; round += 1) {
    const order: readonly Side[] = round % 2 ? ['single', 'federated'] : ['federated', 'single'];
    for (const side of order) {
      const context = await signedInContext(browser, sides[side]);
      cold[side].push(await openModal(context, sides[side], side));
      warm[side].push(await openModal(context, sides[side], side));
      await context.close();
    }
  }
  say('\nThe recovery modal on a legacy page, from open() to its first field in focus; beside one bundle, as above\n');
  say(row('', 'ratio', 'federated', 'single'));
  report(say, 'in focus, cold', cold, ({ usable }) => usable, 'ms');
  report(say, 'in focus, warm', warm, ({ usable }) => usable, 'ms');
  report(say, 'JavaScript, to open', cold, ({ bytesAfter, bytesBefore }) => (bytesAfter - bytesBefore) / 1000, 'kB');
  const before = median(cold.federated.map(({ bytesBefore }) => bytesBefore)) / 1000;
  say(`${'before opening'.padEnd(22)}${`${before.toFixed(1)} kB of scripts on the page`.padStart(36)}`);
}

async function openModal(context: BrowserContext, origin: string, side: Side): Promise<Opening> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const requests = new Map<string, Request>();
  await record(session, requests);
  const scriptBytes = () => sum([...requests.values()].filter(({ type }) => type === 'Script'));
  await page.route('**/legacy/bench.html', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><title>HR</title><recovery-options as-modal open="false"></recovery-options>${scripts[side]}`,
    }),
  );
  await throttle(session);
  await page.goto(`${origin}/legacy/bench.html`, { waitUntil: 'networkidle' });
  const bytesBefore = scriptBytes();
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
  await page.waitForLoadState('networkidle');
  const bytesAfter = scriptBytes();
  await page.close();
  return { usable, bytesBefore, bytesAfter };
}

function report(
  say: (line: string) => void,
  what: string,
  openings: Readonly<Record<Side, readonly Opening[]>>,
  value: (opening: Opening) => number,
  unit: 'ms' | 'kB',
): void {
  const ratios = openings.federated.map((one, round) => value(one) / value(openings.single[round] as Opening));
  const show = (list: readonly Opening[]) => `${median(list.map(value)).toFixed(unit === 'kB' ? 1 : 0)} ${unit}`;
  say(row(what, median(ratios).toFixed(2), show(openings.federated), show(openings.single)));
}

function row(...cells: string[]): string {
  return cells.map((cell, at) => (at ? cell.padStart(12) : cell.padEnd(22))).join('');
}
