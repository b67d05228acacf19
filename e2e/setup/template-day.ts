import type { Locator, Page } from '@playwright/test';
import type { Step } from '../../mfe-timecard/src/testing/template-days/steps.ts';
import { TEMPLATE_DAYS } from '../../mfe-timecard/src/testing/template-days/template-days.ts';

/** Enters what a day of a timecard template has into the card of a day, or into that of the period. */
export async function enterTemplateDay(page: Page, template: number, at = 0): Promise<void> {
  const cards = page.locator('.tc-card').filter({ has: page.locator('input, select, h2 button') });
  const card = cards.nth(at % Math.max(1, await cards.count()));
  const closed = card.locator('h2 [aria-expanded=false]');
  if ((await closed.count()) > 0) await closed.click();
  for (const step of TEMPLATE_DAYS[template]?.steps ?? []) await take(card, step);
}

async function take(card: Locator, { kind, label, text }: Step): Promise<void> {
  if (kind === 'press') return card.getByRole('button', { name: label, exact: true }).click();
  const control = card.getByLabel(label, { exact: true }).first();
  if (kind === 'switch') return control.press('Space');
  if (kind === 'choose') return void (await control.selectOption(text));
  await control.fill(text);
  await control.press('Tab');
}
