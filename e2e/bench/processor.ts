import type { Browser, Page } from '@playwright/test';

/** What a phone of the lower class reaches (Moto G Power of 2022); DevTools' "low-tier mobile" is throttled to it. */
export const LOW_TIER = 264;

const MEASURED_MS = 250;
const CORRECTIONS = 3;

/**
 * The throttling rate at which this machine is as quick as a processor of an index, so that times of two machines can be compared.
 * @param index on the scale of Lighthouse's BenchmarkIndex
 * @returns at least 1
 */
export async function rateOf(browser: Browser, index: number): Promise<number> {
  const page = await browser.newPage();
  const devtools = await page.context().newCDPSession(page);
  // The first one is the engine's to compile.
  await indexOf(page);
  let rate = 1;
  for (let correction = 0; correction <= CORRECTIONS; correction += 1) {
    await devtools.send('Emulation.setCPUThrottlingRate', { rate });
    rate = Math.max(1, rate * ((await indexOf(page)) / index));
  }
  await page.close();
  return Math.round(rate * 10) / 10;
}

/** How quick the page's main thread is: strings put together and arrays copied, each in tens a second, and the mean of both. */
function indexOf(page: Page): Promise<number> {
  return page.evaluate((measuredMs) => {
    const tensPerSecond = (work: (turn: number) => void): number => {
      const from = performance.now();
      let turns = 0;
      while (performance.now() - from < measuredMs) {
        work(turns);
        turns += 1;
      }
      return turns / 10 / ((performance.now() - from) / 1000);
    };
    const texts = tensPerSecond(() => {
      let text = '';
      for (let length = 0; length < 10_000; length += 1) text += 'a';
      if (text.length === 1) throw new Error('The engine left the work out.');
    });
    const [one, other] = [0, 0].map(() => Array.from({ length: 100_000 }, (_, at) => at)) as [number[], number[]];
    const copies = tensPerSecond((turn) => {
      const [from, to] = turn % 2 ? [one, other] : [other, one];
      for (let at = 0; at < from.length; at += 1) to[at] = from[at] as number;
    });
    return (texts + copies) / 2;
  }, MEASURED_MS);
}
