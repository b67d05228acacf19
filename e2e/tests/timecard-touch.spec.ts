import type { Locator, Page } from '@playwright/test';
import { expect, openTimecard, test } from '../setup/timecard-test.ts';
import { WIDE } from '../setup/wide.ts';

/** Add Time by a thumb. */
test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

/** How far from a control's middle a thumb may land, in pixels. */
const REACH = 21;

/**
 * Controls that a thumb misses 21 px above or below their middle. What is drawn smaller is touched at 44 px, so the page is asked what lies
 * there, not how large a control is.
 */
const missed = (page: Page) =>
  page.evaluate((reach) => {
    const controls = document.querySelectorAll<HTMLElement>(
      'main button, main select, main input:not([type=checkbox], [type=file]), main [role=option], dialog[open] button',
    );
    const scope = document.querySelector('dialog[open]') ?? document.body;
    return [...controls].flatMap((control) => {
      if (!scope.contains(control) || !control.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
        return [];
      control.scrollIntoView({ block: 'center' });
      const { x, y, width, height } = control.getBoundingClientRect();
      if (width <= 1) return [];
      const target = control.closest('.wd-box') ?? control;
      const touches = (dy: number) => {
        const touched = document.elementFromPoint(x + width / 2, y + height / 2 + dy);
        return touched !== null && target.contains(touched);
      };
      return touches(reach) && touches(-reach)
        ? []
        : [`${control.getAttribute('aria-label') ?? control.textContent} ${Math.round(width)} × ${Math.round(height)}`];
    });
  }, REACH);

/** Picks a time of the list by taps alone. */
async function pick(page: Page, field: Locator, time: string): Promise<void> {
  await field.locator('xpath=..').getByRole('button').tap();
  await page.getByRole('option', { name: time, exact: true }).tap();
}

test(
  'a day is entered, certified and submitted by taps alone; nothing is smaller than a thumb',
  WIDE,
  async ({ page, worker, complaints }) => {
    const timecards = await worker();
    await openTimecard(page, 5000);
    const monday = page.getByRole('region', { name: /^Monday/ });
    const heading = monday.getByRole('heading', { level: 2 }).getByRole('button');
    if ((await heading.getAttribute('aria-expanded')) !== 'true') await heading.tap();
    await expect(heading).toBeInViewport();
    expect(await missed(page)).toEqual([]);
    await pick(page, monday.getByRole('combobox', { name: 'Start of line 1' }), '9:00 AM');
    await pick(page, monday.getByRole('combobox', { name: 'End of line 1' }), '1:00 PM');
    await monday.getByText('No Lunch Break Taken').tap();
    await page.getByText(/^I certify/).tap();
    await page.getByRole('button', { name: 'Submit for Approval' }).tap();
    const question = page.getByRole('alertdialog').or(page.getByRole('dialog'));
    await expect(question).toBeVisible();
    expect(await missed(page)).toEqual([]);
    await question.getByRole('button', { name: 'Submit for Approval' }).tap();
    await expect(page).toHaveURL(/#\/worker\/time-expense-detail\/\d+/);
    expect(await timecards.current(5000)).toMatchObject([{ status: 'Pending', hoursWorked: 4 }]);
    expect(complaints).toEqual([]);
  },
);
