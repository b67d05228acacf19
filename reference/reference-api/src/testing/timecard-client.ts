import type { EditMetadata, SaveResponse, TimecardSavePayloadInput } from 'shared-client/schema/billing';
import { addDays } from '../billing/calendar.ts';
import { span } from '../sample-data/billing/billing-days.ts';
import type { Answer, TestClient } from './test-client.ts';

/** The current day in tests of timecards, a Wednesday, so that they do not depend on when they run. */
export const TODAY = '2026-11-18';

/** Noon of that day at the sample client, for `startApi({ now })`. */
export const noonOfToday = (): Date => new Date(`${TODAY}T20:00:00Z`);

export const ITEMS = '/wand2/api/billing/billing-items';

type Sent = NonNullable<TimecardSavePayloadInput['billingItemDetails']>[number];

/** A day from nine to five with lunch, as the page sends it. */
export const officeDay = (date: string): Sent => ({
  workedDate: date,
  timeEntrySpanDtos: [
    span(date, '09:00', '12:00'),
    span(date, '12:00', '12:30', 'Lunch'),
    span(date, '12:30', '17:00'),
  ],
});

/** The payload of a timecard as the page sends it back. */
export const payloadOf = (
  metadata: EditMetadata,
  days: readonly Sent[] = metadata.billingItemDetails,
  change: Partial<TimecardSavePayloadInput> = {},
): TimecardSavePayloadInput => ({
  id: metadata.billingItemId,
  version: metadata.version,
  requisitionId: metadata.engagementId,
  timecardTemplateId: metadata.timecardTemplateId,
  periodEndDate: metadata.earningsEndDate,
  billingItemDetails: [...days],
  billingCostAllocations: metadata.billingItemCostAllocations,
  ...change,
});

/** The metadata of an item, or of the period that many weeks from now. */
export async function metadataOf(
  client: TestClient,
  engagementId: number,
  { itemId = 0, weeks = 0 }: { itemId?: number; weeks?: number } = {},
): Promise<EditMetadata> {
  const date = addDays(TODAY, weeks * 7);
  const query = itemId === 0 && weeks !== 0 ? `&selectedDate=${date}` : '';
  const response = await client.get(`${ITEMS}/${itemId}/metadata?engagementId=${engagementId}${query}`);
  if (response.status !== 200) throw new Error(`metadata answered ${response.status}: ${response.text}`);
  return response.body;
}

/** Saves or submits, with an optional idempotency key. */
export const send = (
  client: TestClient,
  mode: 'save' | 'submit',
  payload: TimecardSavePayloadInput,
  key?: string,
): Promise<Omit<Answer, 'body'> & { body: SaveResponse }> =>
  client.post(
    mode === 'save' ? ITEMS : `${ITEMS}/submit`,
    payload,
    key === undefined ? {} : { headers: { 'idempotency-key': key } },
  );
