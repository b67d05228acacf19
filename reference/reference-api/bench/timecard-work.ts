import { addDays } from '../src/billing/calendar.ts';
import { type BenchClient, write } from './clients.ts';

const ITEMS = '/wand2/api/billing/billing-items';

/** A client's timecard between calls: its item and version. */
export interface OpenTimecard {
  payload: Record<string, unknown>;
}

/** Opens a new timecard of this week, or of `weeksAgo` weeks ago, and fills five days from nine to five. */
export async function openTimecard({ client, engagementId }: BenchClient, weeksAgo = 0): Promise<OpenTimecard> {
  const date = addDays(new Date().toISOString().slice(0, 10), -7 * weeksAgo);
  const metadata = (await client.get(`${ITEMS}/0/metadata?engagementId=${engagementId}&selectedDate=${date}`)).body;
  const days = metadata.workedDates.slice(0, 5).map((date: string) => ({
    workedDate: date,
    timeEntrySpanDtos: [
      { startTimeStr: `${date} 09:00`, endTimeStr: `${date} 12:00`, timeEntrySpanType: 'Labor' },
      { startTimeStr: `${date} 12:00`, endTimeStr: `${date} 12:30`, timeEntrySpanType: 'Lunch' },
      { startTimeStr: `${date} 12:30`, endTimeStr: `${date} 17:00`, timeEntrySpanType: 'Labor' },
    ],
  }));
  return {
    payload: {
      id: metadata.billingItemId,
      version: metadata.version,
      requisitionId: metadata.engagementId,
      timecardTemplateId: metadata.timecardTemplateId,
      periodEndDate: metadata.earningsEndDate,
      billingItemDetails: days,
    },
  };
}

/** Saves or submits, and stores the response's id and version for the next call. */
export async function sendTimecard(
  origin: string,
  { client }: BenchClient,
  timecard: OpenTimecard,
  action: 'save' | 'submit',
): Promise<void> {
  const url = `${origin}${ITEMS}${action === 'save' ? '' : '/submit'}`;
  const saved = await write<{ billingItemId: number; version: number }>(url, client.accessToken, timecard.payload);
  if (!(saved.billingItemId > 0)) throw new Error(`${action} was refused: ${JSON.stringify(saved).slice(0, 500)}`);
  timecard.payload = { ...timecard.payload, id: saved.billingItemId, version: saved.version };
}
