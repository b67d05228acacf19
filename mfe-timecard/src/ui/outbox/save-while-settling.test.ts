/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import type { EditMetadata, SaveResponse, TimecardSavePayload } from 'shared-client/schema/billing';
import type { OutboxEntry } from '../../domain/outbox/outbox-entry.ts';
import { MONDAY, metadataOf, span, TUESDAY } from '../../domain/testing/samples.ts';

/** The read-backs of the timecard in order; the test resolves them. */
let readings: PromiseWithResolvers<EditMetadata>[];
const billing = await import('shared-client/billing');
jest.unstable_mockModule('shared-client/billing', () => ({
  ...billing,
  getBillingEditMetadata: () => {
    const reading = Promise.withResolvers<EditMetadata>();
    readings.push(reading);
    return reading.promise;
  },
}));
const { openTimecard } = await import('../../state/add-time/open-timecard.ts');
const { saveTimecard } = await import('../../state/add-time/save-timecard.ts');
const { action, changeDay } = await import('../../state/add-time/edit-history.ts');
const { writeDraft } = await import('../../state/drafts/draft-format.ts');
const { outbox } = await import('../../state/outbox/outbox.ts');
const { followQueued } = await import('./follow-queued.ts');
type Store = Extract<ReturnType<typeof openTimecard>, { kind: 'loaded' }>['store'];

let stop: () => void;
beforeEach(() => {
  readings = [];
  outbox.setState({ entries: [], settled: [] });
});
afterEach(() => stop());

function opened(): Store {
  const outcome = openTimecard(metadataOf(), MONDAY);
  if (outcome.kind !== 'loaded') throw new Error(outcome.kind);
  stop = followQueued(outcome.store, { onAccepted: () => undefined, onConflict: () => undefined });
  return outcome.store;
}
const enter = (store: Store, name: string) =>
  changeDay(store, name, action('ACTION_TIME'), (day) => ({
    ...day,
    noBreakTaken: true,
    spans: [span('09:00', '13:00', 'Labor')],
  }));

/** Queues the current timecard as a save that got no response. */
function enqueue(store: Store, id: string): OutboxEntry {
  const { metadata, form, pristine, takenUp } = store.getState();
  const queuedAt = '2026-11-20T08:00:00.000Z';
  const payload = { requisitionId: metadata.engagementId, periodEndDate: metadata.earningsEndDate };
  const entry: OutboxEntry = {
    id,
    kind: 'save',
    queuedAt,
    periodStartDate: metadata.periodStartDate,
    payload: payload as TimecardSavePayload,
    idempotencyKey: id,
    draft: writeDraft({ keptAt: queuedAt, version: 0, form, base: pristine }),
    state: { at: 'sent' },
  };
  outbox.setState(({ entries }) => ({ entries: [...entries, entry] }));
  store.setState({ takenUp: [...takenUp, { id, form }] });
  return entry;
}

/** The server accepts an entry. */
function accept(entry: OutboxEntry, version: number): void {
  const response = { billingItemId: 7, version, status: 'Saved' } as SaveResponse;
  const news = { entry, answer: { kind: 'accepted', billingItemId: 7, version } as const, response };
  outbox.setState(({ entries, settled }) => ({
    entries: entries.filter(({ id }) => id !== entry.id),
    settled: [...settled, news],
  }));
}
const saved = (version: number, ...days: string[]) =>
  metadataOf({
    billingItemId: 7,
    version,
    status: 'Saved',
    billingItemDetails: days.map((workedDate, at) => ({
      id: at + 1,
      billingItemDetailId: at + 1,
      workedDate,
      noBreakTaken: true,
      timeEntrySpanDtos: [
        {
          id: 100 + at,
          startTimeStr: `${workedDate} 09:00`,
          endTimeStr: `${workedDate} 13:00`,
          timeEntrySpanType: 'Labor',
        },
      ],
    })) as never,
  });

test('a save that is pressed while what waited is read back starts from what became of it (docs: saving#queue)', async () => {
  const store = opened();
  enter(store, MONDAY);
  const entry = enqueue(store, 'one');
  enter(store, TUESDAY);
  accept(entry, 1);
  const payloads: TimecardSavePayload[] = [];
  const saving = saveTimecard(store, 'save', 'leaves', Promise.resolve(), async ({ payload }) => {
    payloads.push(payload);
    return { billingItemId: 7, version: 2, status: 'Saved', errors: [], billingItemDetailErrors: [] } as never;
  });
  expect(store.getState().busy).toBe('save');
  expect(await saveTimecard(store, 'save')).toEqual({ kind: 'busy' });
  readings[0]?.resolve(saved(1, MONDAY));
  expect(await saving).toMatchObject({ kind: 'saved' });
  expect(payloads).toMatchObject([{ id: 7, version: 1 }]);
  expect(payloads[0]?.billingItemDetails.map(({ id, workedDate }) => [id, workedDate])).toEqual([
    [1, MONDAY],
    [null, TUESDAY],
  ]);
});

test('two that were accepted one after the other are read back in that order', async () => {
  const store = opened();
  enter(store, MONDAY);
  const one = enqueue(store, 'one');
  enter(store, TUESDAY);
  const two = enqueue(store, 'two');
  accept(one, 1);
  accept(two, 2);
  expect(readings).toHaveLength(1);
  readings[0]?.resolve(saved(1, MONDAY));
  await waitFor(() => expect(readings).toHaveLength(2));
  readings[1]?.resolve(saved(2, MONDAY, TUESDAY));
  await waitFor(() => expect(store.getState().takenUp).toEqual([]));
  const { metadata, form } = store.getState();
  expect(metadata.version).toBe(2);
  expect(form.days.map(({ billingItemDetailId }) => billingItemDetailId).slice(0, 2)).toEqual([1, 2]);
});
