import type { Page } from '@playwright/test';
import { main } from '../screen.ts';
import { type Told, toldByText } from './told.ts';

/** What the list of time and expense says about an item. */
export async function toldByList(page: Page, id: number): Promise<Told> {
  await page.goto(`/#/worker/time-expense?q=${id}`);
  const line = main(page)
    .getByRole('listitem')
    .filter({ hasText: new RegExp(`\\b${id}\\b`) });
  await line.first().waitFor();
  return toldByText('the list', await line.first().innerText());
}

/** What the page of an item says in its totals, and in the receipt of a timecard that waits as it was sent. */
export async function toldByDetail(page: Page, id: number, isWaiting: boolean): Promise<Told[]> {
  await page.goto(`/#/worker/time-expense-detail/${id}`);
  const totals = main(page).locator('section', { has: page.getByRole('heading', { name: 'This period' }) });
  await totals.waitFor();
  const receipt = main(page).getByRole('region', { name: /^Receipt/ });
  const isSent = isWaiting && (await receipt.count()) > 0;
  return [
    toldByText('the page of the item', await totals.innerText()),
    ...(isSent ? [toldByText('the receipt', await receipt.first().innerText())] : []),
  ];
}

/** What the approver's list says about an item that waits. */
export async function toldByApprover(page: Page, id: number, type: string): Promise<Told> {
  await page.goto(`/#/manager/time-and-billing?view=${type === 'BENEFIT' ? 'ADJUSTMENT' : type}&search=${id}`);
  const line = main(page).locator(`[role=row][data-key="${id}"]`);
  await line.waitFor();
  return toldByText("the approver's list", await line.innerText());
}
