import { type Browser, chromium, type Locator, type Page } from '@playwright/test';
import { serveFolder } from '../test/browser/serve-folder.ts';
import { buildPage } from './build-page.ts';
import { cascades } from './cascade.ts';
import { type Keystroke, keystrokesOf, median, quantile, traced } from './keystroke.ts';
import { moduleBytes } from './module-bytes.ts';

export interface WidgetsBenchOptions {
  /** Path of the browser; undefined for Playwright's own. */
  readonly chromium: string | undefined;
  readonly rounds: number;
  readonly say: (line: string) => void;
}

/** A figure of the benchmark's report. */
interface WidgetFigure {
  readonly what: string;
  readonly measured: string;
  readonly value: number;
  readonly unit?: string;
  readonly goal?: number;
}

interface Typing {
  readonly name: string;
  readonly story: string;
  /** Prepares the page and returns the element to focus. */
  readonly target: (page: Page) => Promise<Locator>;
  readonly keys: readonly string[];
}

const KEYS = [...'measured'];
const TYPINGS: readonly Typing[] = [
  {
    name: 'custom-field form, 500 fields, half conditional',
    story: 'five-hundred',
    target: async (page) => page.getByLabel('Field 251', { exact: true }),
    keys: KEYS,
  },
  {
    name: 'combo box over 10,000 options, open',
    story: 'search-ten-thousand',
    target: async (page) => {
      const box = page.getByRole('combobox', { name: 'Site' });
      await box.click();
      await page.getByRole('option').first().waitFor();
      return box;
    },
    keys: [...'site 123'],
  },
  {
    name: 'filter over 10,000 options, a box ticked',
    story: 'filters',
    target: async (page) => {
      await page.getByRole('button', { name: /^All sites/ }).click();
      const box = page.getByRole('option', { name: 'Site 3', exact: true });
      await box.waitFor();
      return box;
    },
    keys: Array.from({ length: 8 }, () => 'Space'),
  },
  {
    name: 'filter over 10,000 options, searched',
    story: 'filters',
    target: async (page) => {
      await page.getByRole('button', { name: /^All sites/ }).click();
      return page.getByRole('searchbox');
    },
    keys: [...'site 123'],
  },
  {
    name: 'time-entry table of 31 days',
    story: 'thirty-one-days',
    target: async (page) =>
      page.getByRole('group', { name: /, August 15$/ }).getByRole('combobox', { name: 'Start of line 1' }),
    // A time, then two corrections of AM or PM. More letters than a time has would measure an error message.
    keys: ['0', '8', '3', '0', 'p', 'Backspace', 'a', 'Backspace', 'p'],
  },
];

/**
 * Prints the cost of the widgets compared with a bare `<input>` on an empty page.
 * @returns medians of interleaved rounds
 */
export async function benchWidgets({
  chromium: executable,
  rounds,
  say,
}: WidgetsBenchOptions): Promise<WidgetFigure[]> {
  const { url, close } = await serveFolder(await buildPage());
  const browser = await chromium.launch({
    ...(executable ? { executablePath: executable } : {}),
    args: ['--no-sandbox', '--disable-quic', '--disable-background-networking', '--disable-component-update'],
  });
  const figures: WidgetFigure[] = [];
  try {
    figures.push(...(await typing(browser, url, rounds, say)), ...(await mounting(browser, url, rounds, say)));
  } finally {
    await browser.close();
    close();
  }
  const took = cascades(200);
  say(`\nCascade through 100 layers, without rendering: ${median(took).toFixed(3)} ms (aim: under 1)`);
  const { entry, modules } = moduleBytes();
  say(`\nBytes of each exposed module, kB brotli; the entry, with the small ones in it, has ${entry.toFixed(1)}`);
  for (const [name, kB] of modules.filter(([, size]) => size > 0)) say(row(name, `+${kB.toFixed(1)}`));
  say(row(`${modules.filter(([, size]) => size === 0).length} others`, '+0'));
  const cascade = {
    what: 'cascade through 100 layers',
    measured: 'without rendering',
    value: median(took),
    unit: 'ms',
  };
  return [...figures, { ...cascade, goal: 1 }];
}

async function typing(
  browser: Browser,
  url: string,
  rounds: number,
  say: (line: string) => void,
): Promise<WidgetFigure[]> {
  const baseline: Keystroke[][] = [];
  const measured = TYPINGS.map((): Keystroke[][] => []);
  for (let round = 0; round < rounds; round += 1) {
    baseline.push(
      await keystrokes(browser, KEYS, async (page) => {
        await page.setContent('<!doctype html><title>Baseline</title><input>');
        return page.locator('input');
      }),
    );
    for (const [index, { story, target, keys }] of TYPINGS.entries()) {
      const round = await keystrokes(browser, keys, async (page) => {
        await page.goto(`${url}/index.html#${story}`);
        return target(page);
      });
      measured[index]?.push(round);
    }
  }
  say(`\nA keystroke at CPU 4x; ratios to a bare input on an empty page, medians of ${rounds} rounds.`);
  say('Work is what the main thread ran from the key until it was painted; the clock also waits for the screen.');
  say('Behind is what it ran after that frame, which only a faster key waits for.');
  say(row('', 'work', 'clock', 'work, ms', 'clock, ms', 'script, ms', 'p95', 'behind, ms', 'script, ms', 'p95'));
  const figures: WidgetFigure[] = [];
  const print = (name: string, all: readonly Keystroke[][]): void => {
    const of = (what: keyof Keystroke, round: readonly Keystroke[] = []) => median(round.map((one) => one[what]));
    const ratio = (what: keyof Keystroke) =>
      median(all.map((round, index) => of(what, round) / of(what, baseline[index])));
    const each = (what: keyof Keystroke) => all.flat().map((one) => one[what]);
    const paint = `${median(all.map((round) => of('paint', round))).toFixed(0)} ms`;
    figures.push({ what: `${name}: key to paint`, measured: paint, value: ratio('paint') });
    say(
      row(
        name,
        ratio('work').toFixed(2),
        ratio('paint').toFixed(2),
        median(all.map((round) => of('work', round))).toFixed(1),
        median(all.map((round) => of('paint', round))).toFixed(0),
        median(each('script')).toFixed(1),
        quantile(each('script'), 0.95).toFixed(1),
        median(each('workBehind')).toFixed(1),
        median(each('scriptBehind')).toFixed(1),
        quantile(each('scriptBehind'), 0.95).toFixed(1),
      ),
    );
  };
  print('bare input', baseline);
  for (const [index, { name }] of TYPINGS.entries()) print(name, measured[index] ?? []);
  // The first is the bare input, to which the ratios are.
  return figures.slice(1);
}

/** Keystrokes on a separate page, after two that warm it up. */
async function keystrokes(
  browser: Browser,
  keys: readonly string[],
  open: (page: Page) => Promise<Locator>,
): Promise<Keystroke[]> {
  const page = await browser.newPage({ locale: 'en-US' });
  try {
    const target = await open(page);
    await target.scrollIntoViewIfNeeded();
    await target.focus();
    await page.evaluate(() => document.fonts.ready);
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const events = await traced(cdp, async () => {
      for (const key of keys) {
        await page.keyboard.press(key);
        // Fast typing: the debounced work of a key runs between two keys.
        await page.waitForTimeout(120);
      }
    });
    return keystrokesOf(events).slice(2);
  } finally {
    await page.close();
  }
}

async function mounting(
  browser: Browser,
  url: string,
  rounds: number,
  say: (line: string) => void,
): Promise<WidgetFigure[]> {
  const page = await browser.newPage({ locale: 'en-US' });
  await page.goto(`${url}/index.html#mount`);
  await page.waitForFunction(() => 'mounts' in globalThis);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const all = await page.evaluate((count) => {
    interface Mounts {
      names: string[];
      mount: (name: string) => number;
    }
    const { names, mount } = (globalThis as unknown as { mounts: Mounts }).mounts;
    const took = new Map<string, number[]>(names.map((name) => [name, []]));
    // The first round warms up.
    for (let round = 0; round <= count; round += 1) {
      for (const name of names) {
        const ms = mount(name);
        if (round > 0) took.get(name)?.push(ms);
      }
    }
    return [...took];
  }, rounds * 5);
  await page.close();
  const bare = median(all[0]?.[1] ?? []);
  say('\nMounting a widget at CPU 4x, layout included; ratios to a bare input');
  say(row('', 'ratio', 'ms'));
  for (const [name, took] of all) say(row(name, (median(took) / bare).toFixed(1), median(took).toFixed(1)));
  return all
    .slice(1)
    .map(([name, took]) => ({ what: `mounting ${name}`, measured: '', value: median(took), unit: 'ms' }));
}

function row(name: string, ...cells: string[]): string {
  return `  ${name.padEnd(50)}${cells.map((cell) => cell.padStart(11)).join('')}`;
}
