import type { CDPSession, Page } from '@playwright/test';

/** One keystroke: ms of script, and ms from the key to the paint after it. */
export interface Keystroke {
  readonly script: number;
  readonly paint: number;
}

/** Installs the clock: from a key's own time stamp to the task after the next frame. */
export async function watchKeys(page: Page): Promise<void> {
  await page.evaluate(() => {
    const clock = { done: undefined as undefined | ((ms: number) => void) };
    Object.assign(globalThis, { keyClock: clock });
    addEventListener(
      'keydown',
      (event) => {
        const began = event.timeStamp;
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => clock.done?.(performance.now() - began);
          port2.postMessage(undefined);
        });
      },
      true,
    );
  });
}

/** Presses a key and waits for its paint. */
export async function press(page: Page, cdp: CDPSession, key: string): Promise<Keystroke> {
  await page.evaluate(() => {
    const global = globalThis as unknown as { keyClock: { done: (ms: number) => void }; painted: Promise<number> };
    global.painted = new Promise((resolve) => {
      global.keyClock.done = resolve;
    });
  });
  const before = await scriptSeconds(cdp);
  await page.keyboard.press(key);
  const paint = await page.evaluate(() => (globalThis as unknown as { painted: Promise<number> }).painted);
  return { paint, script: ((await scriptSeconds(cdp)) - before) * 1000 };
}

async function scriptSeconds(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0;
}

/** The value below which a share of all values lies; `Number.NaN` of none. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);
