import type { Locator, Page } from '@playwright/test';
import { expect, openTimecard, test } from '../../setup/timecard-test.ts';
import { WIDE } from '../../setup/wide.ts';

/** 31 days, 4 spans and 3 allocations a day. */
const LARGE = 5042;

interface CountingWindow {
  __commits: number;
  __beforePaint: Promise<number>;
}

/** Counts what React commits on the page, in any of its roots: React calls the hook of its developer tools. */
function countCommits(): void {
  const counting = window as unknown as CountingWindow;
  counting.__commits = 0;
  const hook = {
    isDisabled: false,
    supportsFiber: true,
    renderers: new Map(),
    inject: () => 1,
    checkDCE: () => undefined,
    onCommitFiberRoot: () => {
      counting.__commits += 1;
    },
    onCommitFiberUnmount: () => undefined,
    onPostCommitFiberRoot: () => undefined,
  };
  Object.defineProperty(window, '__REACT_DEVTOOLS_GLOBAL_HOOK__', { value: hook });
}

/** Commits of one keystroke: those its frame waits for, and those behind it. */
async function commitsOf(page: Page, field: Locator, key: string): Promise<{ before: number; after: number }> {
  await field.evaluate((element) => {
    const counting = window as unknown as CountingWindow;
    counting.__beforePaint = new Promise((resolve) => {
      element.addEventListener(
        'keydown',
        () => {
          counting.__commits = 0;
          requestAnimationFrame(() => resolve(counting.__commits));
        },
        { once: true, capture: true },
      );
    });
  });
  await page.keyboard.press(key);
  const before = await page.evaluate(() => (window as unknown as CountingWindow).__beforePaint);
  await settled(page);
  const all = await page.evaluate(() => (window as unknown as CountingWindow).__commits);
  return { before, after: all - before };
}

/** Nothing has been committed for this long, milliseconds: longer than typing settles before its draft is written. */
const QUIET_MS = 600;

/** Waits until the page has come to rest, however slow it is; later commits belong to the next keystroke. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async (quiet) => {
    const counting = window as unknown as CountingWindow;
    let seen = counting.__commits;
    for (let since = performance.now(); performance.now() - since < quiet; ) {
      await new Promise<void>((resolve) => requestAnimationFrame(() => setTimeout(() => setTimeout(resolve))));
      if (counting.__commits !== seen) since = performance.now();
      seen = counting.__commits;
    }
  }, QUIET_MS);
}

test(
  'a keystroke in a large timecard renders nothing before its frame, and little behind it',
  WIDE,
  async ({ page, worker }) => {
    await page.addInitScript(countCommits);
    const timecards = await worker('worker-templates');
    const [saved] = await timecards.current(LARGE);
    await openTimecard(page, LARGE, `&billingItemId=${saved?.billingItemId}`);
    const card = page.locator('.tc-card[data-open="true"]');
    const typed = [
      [card.getByRole('combobox', { name: 'Start of line 1' }), '0830p', '8:30 PM'],
      [card.locator('.wd-allocations input[inputmode="decimal"]').first(), '10.25', '10.25'],
    ] as const;
    await expect.poll(() => page.evaluate(() => (window as unknown as CountingWindow).__commits)).toBeGreaterThan(0);
    // The data beside the days have arrived.
    await expect(page.getByRole('main').getByRole('button', { name: 'Attach File' })).toBeVisible();
    for (const [field, keys, shown] of typed) {
      await field.focus();
      // The first key fetches the field's list of choices, which then comes.
      await page.keyboard.press(keys.slice(0, 1));
      await settled(page);
      await page.keyboard.press('Control+a');
      await settled(page);
      const counted: { before: number; after: number }[] = [];
      for (const key of keys) counted.push(await commitsOf(page, field, key));
      await expect(field).toHaveValue(shown);
      expect(counted.map(({ before }) => before)).toEqual(Array.from(keys, () => 0));
      // Field and row; then what a row says of itself, the draft's state, and with the pause totals and checklist.
      for (const { after } of counted) expect(after).toBeLessThanOrEqual(5);
    }
  },
);
