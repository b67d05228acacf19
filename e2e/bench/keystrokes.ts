import type { CDPSession, Locator, Page } from '@playwright/test';
import { MARKS, threadTimes } from './thread-time.ts';

/** The cost of keystrokes in milliseconds, one entry each. */
export interface Keystrokes {
  /** From the key event to the task after the frame that shows it, by the clock. */
  readonly paint: number[];
  /** All that the main thread did for it until its frame was painted, and the script of it; in the thread's own time. */
  readonly work: number[];
  readonly script: number[];
  /** The same for what followed behind that frame, until it was through. */
  readonly workBehind: number[];
  readonly scriptBehind: number[];
}

/** Times as they are typed, letter by letter. */
export const TIMES = ['0830p', '1145a'];
/** Amounts of hours, as many letters. */
export const AMOUNTS = ['10.25', '7.500'];

/**
 * Types entries into a field, one in place of the other, a keystroke at a time, and measures each keystroke; the first round warms
 * up and is not counted.
 */
export async function typeAndMeasure(
  page: Page,
  session: CDPSession,
  field: Locator,
  entries: readonly string[],
  rounds = 3,
): Promise<Keystrokes> {
  await page.evaluate(watchKeys, MARKS.painted);
  const paint: number[] = [];
  const typeOnce = async (counts: boolean) => {
    for (const entry of entries) await typeEntry(entry, counts);
  };
  const typeEntry = async (entry: string, counts: boolean) => {
    await field.focus();
    await field.press('Control+a');
    for (const key of entry) {
      await settled(page);
      // Armed before the key is sent: the two travel on different ways, and the key may overtake.
      await page.evaluate((mark) => {
        (window as unknown as WatchedWindow).__arm();
        performance.mark(mark);
      }, MARKS.from);
      await page.keyboard.press(key);
      const took = await page.evaluate(() => (window as unknown as WatchedWindow).__painted);
      await settled(page);
      await page.evaluate((mark) => void performance.mark(mark), MARKS.until);
      if (counts) paint.push(took);
    }
  };
  await typeOnce(false);
  const times = await threadTimes(session, async () => {
    for (let round = 0; round < rounds; round += 1) await typeOnce(true);
  });
  return {
    paint,
    work: times.map(({ before }) => before.work),
    script: times.map(({ before }) => before.script),
    workBehind: times.map(({ behind }) => behind.work),
    scriptBehind: times.map(({ behind }) => behind.script),
  };
}

interface WatchedWindow {
  __arm(): void;
  __painted: Promise<number>;
}

/** Runs in the page: marks for the next key the end of the frame after it, and tells how long it took until then. */
function watchKeys(painted: string): void {
  let tell: ((took: number) => void) | undefined;
  window.addEventListener(
    'keydown',
    (event) => {
      const done = tell;
      tell = undefined;
      if (!done) return;
      requestAnimationFrame(() => {
        const channel = new MessageChannel();
        channel.port1.onmessage = () => {
          performance.mark(painted);
          done(performance.now() - event.timeStamp);
        };
        channel.port2.postMessage(null);
      });
    },
    true,
  );
  const watched = window as unknown as WatchedWindow;
  watched.__arm = () => {
    watched.__painted = new Promise((resolve) => {
      tell = resolve;
    });
  };
}

/** Waits two frames and a task, until work that a keystroke leaves for after its frame is done. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => setTimeout(resolve)))),
      ),
  );
}

/** Milliseconds of script this page has run so far. */
export async function scriptMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find((one) => one.name === 'ScriptDuration')?.value ?? 0) * 1000;
}
