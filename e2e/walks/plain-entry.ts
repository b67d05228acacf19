import type { Page } from '@playwright/test';
import { enterTemplateDay } from '../setup/template-day.ts';
import type { Walk } from './step.ts';

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true }).last();

/** The template of an engagement of the sample data: 5000 + its number, and 5000 and 5035 for the first. */
const templateOf = (engagement: number): number | undefined =>
  engagement === 5035 ? 0 : engagement < 5035 ? engagement - 5000 : undefined;

/**
 * Enters something that can be submitted, as most people do: a day of the timecard, a line of the report, of the project or of the
 * adjustment. @returns a sentence about it; undefined if nothing is known for the page
 * @throws TimeoutError if the page does not have the fields now
 */
export async function entersPlainly(page: Page, walk: Pick<Walk, 'page' | 'engagement'>, at: number) {
  const amount = (10 + at * 1.01).toFixed(2);
  switch (walk.page) {
    case 'add-time': {
      const template = templateOf(walk.engagement);
      if (template === undefined) return undefined;
      await enterTemplateDay(page, template, at);
      return `enters day ${at + 1} as its template has it`;
    }
    case 'add-expense':
      await page.getByRole('button', { name: 'Add line' }).click();
      await field(page, 'Category').selectOption('Travel Fare');
      await field(page, 'Type').selectOption('Taxi');
      await field(page, 'Merchant').fill('RTC Taxi');
      await field(page, 'Amount').fill(amount);
      return `adds a taxi of ${amount}`;
    case 'add-project':
      await page.getByRole('button', { name: 'Add a line that is not in the plan' }).click();
      await field(page, 'Name').fill('Divers');
      await field(page, 'Amount').fill(amount);
      await field(page, 'Operations: surveys (Percent)')
        .fill('100', { timeout: 2_000 })
        .catch(() => undefined);
      return `adds divers of ${amount}`;
    case 'add-adjustment':
      await field(page, 'What it is for').fill('A private call');
      await field(page, 'What it does').selectOption({ index: at % 2 });
      await field(page, 'Amount').fill(amount);
      return `enters an adjustment of ${amount}`;
    default:
      return walk.page satisfies never;
  }
}
