import { savedValues, withoutEmpty } from '../../../mfe-timecard/src/testing/template-days/saved-values.ts';
import { TEMPLATE_DAYS } from '../../../mfe-timecard/src/testing/template-days/template-days.ts';
import { enterTemplateDay } from '../../setup/template-day.ts';
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
        const { day, allocations = [] } = TEMPLATE_DAYS[id] ?? { day: {} };
        await openTimecard(page, engagementId);
        await enterTemplateDay(page, id);
        const path = `/wand2/api/billing/billing-items/${await save(page)}/metadata?engagementId=${engagementId}`;
        const { billingItemDetails, billingItemCostAllocations } = (await timecards.get(path)).body;
        expect(savedValues(billingItemDetails[0])).toMatchObject(day);
        expect(billingItemCostAllocations.map(withoutEmpty)).toMatchObject(allocations);
      });
    }
  },
);
