import type { Locator, Page } from '@playwright/test';
import { savedValues, withoutEmpty } from '../../../mfe-timecard/src/testing/template-days/saved-values.ts';
import type { Step } from '../../../mfe-timecard/src/testing/template-days/steps.ts';
import { TEMPLATE_DAYS } from '../../../mfe-timecard/src/testing/template-days/template-days.ts';
import { expect, openTimecard, save, test } from '../../setup/timecard-test.ts';
import { WIDE } from '../../setup/wide.ts';

/**
 * Times with allocated hours, a period split by percent, units, and overtime by rate. A component test of mfe-timecard enters the
 * days of all 35 templates.
 */
const REPRESENTATIVES = [1, 23, 28, 32];

test(
  'templates: a day is entered, saved and found in the database with what was entered (docs: add-time#who-enters-time, add-time#day-card, add-time#period-card, allocations#allocation-custom-fields)',
  WIDE,
  async ({ page, worker }) => {
    const timecards = await worker('worker-templates');
    for (const id of REPRESENTATIVES) {
      await test.step(`template ${id}`, async () => {
        const engagementId = 5000 + id;
        const { steps, day, allocations = [] } = TEMPLATE_DAYS[id] ?? { steps: [], day: {} };
        await openTimecard(page, engagementId);
        const card = await openFirstCard(page);
        for (const step of steps) await take(card, step);
        const path = `/wand2/api/billing/billing-items/${await save(page)}/metadata?engagementId=${engagementId}`;
        const { billingItemDetails, billingItemCostAllocations } = (await timecards.get(path)).body;
        expect(savedValues(billingItemDetails[0])).toMatchObject(day);
        expect(billingItemCostAllocations.map(withoutEmpty)).toMatchObject(allocations);
      });
    }
  },
);

/** The card of the first day, open, or that of the period. */
async function openFirstCard(page: Page): Promise<Locator> {
  const card = page.locator('.tc-card').first();
  const closed = card.locator('h2 [aria-expanded=false]');
  if ((await closed.count()) > 0) await closed.click();
  return card;
}

async function take(card: Locator, { kind, label, text }: Step): Promise<void> {
  if (kind === 'press') return card.getByRole('button', { name: label, exact: true }).click();
  const control = card.getByLabel(label, { exact: true }).first();
  if (kind === 'switch') return control.press('Space');
  if (kind === 'choose') return void (await control.selectOption(text));
  await control.fill(text);
  await control.press('Tab');
}
