import type { Page } from '@playwright/test';
import type { TestClient } from 'reference-api/testing/test-client';
import { main } from './screen.ts';

const ITEMS = '/wand2/api/billing/billing-items';

/** What a person has seen of a save. */
interface Shown {
  readonly page: Page;
  /** The entries before it (`entriesOn`). */
  readonly before: readonly string[];
  // biome-ignore lint/suspicious/noExplicitAny: the payload is compared, not used
  readonly sent: any;
}

interface Span {
  readonly startTimeStr: string;
  readonly endTimeStr: string;
  readonly timeEntrySpanType: string;
}

const number = (text: string | undefined) => Number((text ?? '0').replaceAll(',', ''));
const differs = (one: number, other: number) => Math.abs(one - other) > 0.001;
const spansOf = (spans: readonly Span[] | undefined) =>
  JSON.stringify((spans ?? []).map((one) => [one.startTimeStr, one.endTimeStr, one.timeEntrySpanType]).sort());

/** An item for editing. Its engagement may be another than the walk began with. */
async function storedItem(worker: TestClient, id: number, call: 'metadata' | 'expense-edit-metadata') {
  const { body } = await worker.get(`${ITEMS}/${id}`);
  return worker.get(`${ITEMS}/${id}/${call}?engagementId=${body.engagementId}`);
}

/** The differences between what was shown of a timecard, what was sent, what the API returns by day, and the total of its page. */
export async function savedTime(worker: TestClient, { page, before, sent }: Shown): Promise<string[]> {
  const wrong: string[] = [];
  const id = Number(/detail\/(\d+)/.exec(page.url())?.[1]);
  const { body } = await storedItem(worker, id, 'metadata');
  const details = body.billingItemDetails ?? [];
  const byDay = new Map<string, number>();
  for (const { workedDate, timeEntry } of details)
    byDay.set(workedDate, (byDay.get(workedDate) ?? 0) + (timeEntry?.totalHours ?? 0));
  if (before.length === body.workedDates?.length)
    for (const [at, line] of before.entries()) {
      const stored = byDay.get(body.workedDates[at]) ?? 0;
      const isPlain = !/holiday|day off|thanksgiving|sick/i.test(line);
      if (isPlain && differs(number(/(-?[\d,]+\.\d+) h$/.exec(line)?.[1]), stored))
        wrong.push(`the day says "${line}", the API has ${stored} (item ${id})`);
    }
  const sum = [...byDay.values()].reduce((total, hours) => total + hours, 0);
  const total = /Total\s+(-?[\d,]+\.\d+)\s*h/.exec(await main(page).innerText())?.[1];
  if (total && differs(number(total), sum))
    wrong.push(`the detail says ${total} h, the days add up to ${sum} (item ${id})`);
  for (const day of sent?.billingItemDetails ?? []) {
    const stored = details.filter(
      (one: { workedDate: string; shiftNumber?: number }) =>
        one.workedDate === day.workedDate && (one.shiftNumber ?? 1) === (day.shiftNumber ?? 1),
    );
    const [was, is] = [spansOf(day.timeEntrySpanDtos), spansOf(stored[0]?.timeEntrySpanDtos)];
    if (stored.length === 1 && was !== is) wrong.push(`sent ${was}, stored ${is} on ${day.workedDate}`);
  }
  return wrong;
}

/** The differences between the total that was shown of an expense report, what was sent and what the API returns. */
export async function savedExpenses(worker: TestClient, { page, sent }: Shown): Promise<string[]> {
  const id = Number(/(?:billingItemId=|detail\/)(\d+)/.exec(page.url())?.[1]);
  if (!id) return [];
  const { body } = await storedItem(worker, id, 'expense-edit-metadata');
  const lines: readonly { amount: number; currency?: string; currencyCode?: string }[] = body.expenses ?? [];
  if (lines.some((line) => (line.currency ?? line.currencyCode ?? 'USD') !== 'USD')) return [];
  const stored = Math.round(lines.reduce((sum, { amount }) => sum + Math.round((amount ?? 0) * 100), 0)) / 100;
  const shown = /Total\s+-?\$(-?[\d,]+\.\d+)/.exec(await main(page).innerText())?.[1];
  const wrong: string[] = [];
  if (shown !== undefined && differs(number(shown), stored))
    wrong.push(`the report says $${shown}, the API has ${stored} (item ${id})`);
  const sentLines: readonly unknown[] = sent?.expenses ?? [];
  if (sentLines.length !== lines.length)
    wrong.push(`${sentLines.length} lines were sent, ${lines.length} are stored (item ${id})`);
  return wrong;
}
