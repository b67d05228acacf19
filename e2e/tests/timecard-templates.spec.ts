import type { Locator, Page } from '@playwright/test';
import { TIMECARD_TEMPLATES, type TimecardTemplate } from '../../shared-client/src/billing/timecard-templates.ts';
import { expect, test } from '../setup/timecard-test.ts';

/** Times with allocated hours, a period split by percent, units, and overtime by rate; `npm run test:all` enters all 35. */
const REPRESENTATIVES = new Set([1, 23, 28, 32]);
const templates = TIMECARD_TEMPLATES.filter(({ id }) => process.env.TEST_WIDE || REPRESENTATIVES.has(id));

test('templates: a day is entered, saved and found in the database with what was entered', async ({ page, worker }) => {
  test.setTimeout(480_000);
  const timecards = await worker();
  const failed: string[] = [];
  for (const template of templates) {
    const engagementId = 5000 + template.id;
    try {
      await page.goto(`/#/worker/time-expense/add-time?reqId=${engagementId}`);
      await expect(page.getByText(new RegExp(`engagement ${engagementId}`))).toBeVisible();
      await enter(page, template);
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(page).toHaveURL(/#\/worker\/time-expense-detail\/\d+/);
      const [item] = await timecards.current(engagementId);
      const path = `/wand2/api/billing/billing-items/${item?.billingItemId ?? 0}/metadata?engagementId=${engagementId}`;
      const { billingItemDetails, billingItemCostAllocations } = (await timecards.get(path)).body;
      expect(billingItemDetails.map(valuesOf)).toContainEqual(expect.objectContaining(enteredIn(template)));
      // A period is split as a whole, not by the day.
      if (template.showPeriodEntry && template.allocationType === 'percent')
        expect(billingItemCostAllocations).toContainEqual(expect.objectContaining({ percentOfDay: 100 }));
    } catch (error) {
      const said = await page.getByRole('main').getByRole('alert').allInnerTexts();
      failed.push(`${template.id} (${template.name}): ${said.join(' ')} ${String(error).slice(0, 300)}`);
      await page.evaluate(() => sessionStorage.clear());
      await page.goto('about:blank');
    }
  }
  expect(failed).toEqual([]);
});

interface SavedDay {
  readonly daily: boolean | null;
  readonly hours: number | null;
  readonly timeEntrySpanDtos: readonly { startTimeStr: string; endTimeStr: string; timeEntrySpanType: string }[];
  readonly timeEntryShiftDtos: readonly { hours: number | null }[];
  readonly timeEntry: { readonly pieceTypes: readonly { unitsWorked: number | null }[] } | null;
  readonly billingCostAllocation: readonly {
    readonly hours: number | null;
    readonly regularHours: number | null;
    readonly percentOfDay: number | null;
    readonly unitsWorked: number | null;
  }[];
}

/** The amounts of a saved day that `enter` can enter. */
function valuesOf(day: SavedDay) {
  const [allocation] = day.billingCostAllocation;
  return {
    worked: day.daily === true,
    hours: day.hours,
    times: day.timeEntrySpanDtos.map((span) => `${span.startTimeStr.slice(-5)}-${span.endTimeStr.slice(-5)}`),
    shiftHours: day.timeEntryShiftDtos.map(({ hours }) => hours),
    units: day.timeEntry?.pieceTypes.map(({ unitsWorked }) => unitsWorked),
    allocatedHours: allocation?.hours,
    allocatedRegular: allocation?.regularHours,
    allocatedPercent: allocation?.percentOfDay,
    allocatedUnits: allocation?.unitsWorked,
  };
}

/** What `enter` enters, as `valuesOf` shows it. */
function enteredIn(template: TimecardTemplate): Partial<ReturnType<typeof valuesOf>> {
  const times = template.id === 2 ? '18:00-20:00' : '08:00-10:00';
  const byType = {
    none: {},
    hours: { allocatedHours: 2 },
    ot_hours: { allocatedRegular: 2 },
    percent: { allocatedPercent: 100 },
    multi_rate: {},
    ot_multi_rate: {},
    per_unit: { allocatedUnits: 3 },
  };
  return {
    ...(template.showWorked ? { worked: true } : {}),
    ...(template.showHours ? { hours: 2 } : {}),
    ...(template.showTimeEntry && !template.showPeriodEntry ? { times: [times] } : {}),
    ...(template.showShiftEntry ? { shiftHours: [2] } : {}),
    ...(template.showUnitEntry && !template.showAllocations ? { units: [3] } : {}),
    ...(template.showPeriodEntry ? {} : byType[template.allocationType]),
  };
}

/** Enters one day by what the template shows, and places everything that has to be placed. */
async function enter(page: Page, template: TimecardTemplate): Promise<void> {
  const main = page.getByRole('main');
  if (template.showPeriodEntry) {
    if (template.showWorked) await main.getByText('Worked', { exact: true }).first().click();
    await percent(main, template);
    return;
  }
  const day = main
    .getByRole('region')
    .filter({ has: page.getByRole('heading', { level: 2 }) })
    .first();
  const heading = day.getByRole('heading', { level: 2 }).getByRole('button');
  if ((await heading.getAttribute('aria-expanded')) !== 'true') await heading.click();
  if (template.showWorked) await day.getByText('Worked', { exact: true }).first().click();
  if (template.showTimeEntry) {
    // Template 2 refuses times that stand in another engagement already.
    const [start, end] = template.id === 2 ? ['6:00 PM', '8:00 PM'] : ['8:00 AM', '10:00 AM'];
    await day.getByRole('combobox', { name: 'Start of line 1' }).fill(start);
    await day.getByRole('combobox', { name: 'End of line 1' }).fill(end);
    await day.getByRole('combobox', { name: 'End of line 1' }).press('Tab');
    const noLunch = day.getByRole('switch', { name: 'No Lunch Break Taken' });
    if ((await noLunch.count()) > 0 && !(await noLunch.isChecked()))
      await day.getByText('No Lunch Break Taken').click();
  }
  if (template.showHours) await fill(day.getByRole('textbox', { name: 'Hours worked' }), '2');
  if (template.showShiftSelect || template.showShiftEntry) {
    await day.getByRole('combobox', { name: 'Shift of line 1' }).selectOption({ index: 1 });
  }
  if (template.showShiftEntry) await fill(day.getByRole('textbox', { name: /^Hours, line 1/ }).first(), '2');
  if (template.showUnitEntry && !template.showAllocations) await fill(day.getByRole('textbox').first(), '3');
  if (template.allocationType === 'per_unit') {
    await day
      .getByRole('combobox', { name: /^Piece type/ })
      .first()
      .selectOption({ index: 1 });
    await fill(day.getByRole('textbox', { name: /^Units, allocation line 1/ }), '3');
  }
  if (template.allocationType === 'ot_multi_rate') {
    await day
      .getByRole('combobox', { name: /^Type, allocation line 1/ })
      .first()
      .selectOption({ index: 1 });
  }
  await percent(day, template);
  // What is left to place is known a frame after the times; hours that were entered as such are placed by hand.
  const amounts = day.getByRole('textbox', { name: /^(HOURS|Regular), allocation line 1/ });
  if (!/hours/.test(template.allocationType)) return;
  if (template.showTimeEntry) await day.getByRole('button', { name: /^Place the remaining/ }).click();
  else await fill(amounts.first(), '2');
}

async function percent(scope: Locator, template: TimecardTemplate): Promise<void> {
  if (template.allocationType !== 'percent') return;
  await fill(scope.getByRole('textbox', { name: /^Percent, allocation line 1/ }), '100');
}

async function fill(field: Locator, text: string): Promise<void> {
  await field.fill(text);
  await field.press('Tab');
}
