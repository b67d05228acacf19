import { expect, type Locator } from '@playwright/test';

/** The days since Friday of an ISO date on a weekend; 0 on weekdays. */
const daysPastFriday = (date: string): number => ({ 6: 1, 0: 2 })[new Date(`${date}T00:00Z`).getUTCDay()] ?? 0;

export const isWeekday = (date: string): boolean => daysPastFriday(date) === 0;

/** Moves a weekend's date to the Friday before, by keys: a policy of the sample's engagement asks for a reason on weekends. */
export async function chooseWeekday(field: Locator): Promise<void> {
  const date = (await field.inputValue()).replace(/(\d+)\/(\d+)\/(\d+)/, '$3-$1-$2');
  if (isWeekday(date)) return;
  await field.press('Enter');
  const days = field.page().getByRole('dialog').getByRole('grid');
  await expect(days).toBeVisible();
  for (let day = daysPastFriday(date); day > 0; day -= 1) await field.page().keyboard.press('ArrowLeft');
  await field.page().keyboard.press('Enter');
  await expect(field).toBeFocused();
}
