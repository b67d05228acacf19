/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import type { SaveResponse, TimecardSavePayload } from 'shared-client/schema/billing';
import type { OutboxEntry } from '../../domain/outbox/outbox-entry.ts';
import { MONDAY, metadataOf, span, TUESDAY } from '../../domain/testing/samples.ts';
import { action, changeDay } from '../../state/add-time/edit-history.ts';
import { isDirty } from '../../state/add-time/is-dirty.ts';
import { openTimecard } from '../../state/add-time/open-timecard.ts';
import type { TimecardStore } from '../../state/add-time/timecard-store.ts';
import { writeDraft } from '../../state/drafts/draft-format.ts';
import { draftOf } from '../../state/outbox/entry-draft.ts';
import { outbox } from '../../state/outbox/outbox.ts';
import { standsHereAs } from '../../state/outbox/taken-up.ts';
import { followQueued } from './follow-queued.ts';

/** The sample timecard with a note on Monday, and the entry that waits with it. */
function queued(state: OutboxEntry['state'] = { at: 'device' }): { store: TimecardStore; entry: OutboxEntry } {
  const metadata = metadataOf();
  const outcome = openTimecard(metadata, MONDAY);
  if (outcome.kind !== 'loaded') throw new Error(outcome.kind);
  const { store } = outcome;
  note(store, 'Inventory');
  const { form, pristine } = store.getState();
  const payload = { requisitionId: metadata.engagementId, periodEndDate: metadata.earningsEndDate };
  const entry: OutboxEntry = {
    id: 'one',
    kind: 'save',
    queuedAt: '2026-11-20T08:00:00.000Z',
    periodStartDate: metadata.periodStartDate,
    payload: payload as TimecardSavePayload,
    idempotencyKey: 'key',
    draft: writeDraft({ keptAt: '2026-11-20T08:00:00.000Z', version: 0, form, base: pristine }),
    state,
  };
  outbox.setState({ entries: [entry], settled: [] });
  store.setState({ takenUp: [{ id: entry.id, form }] });
  return { store, entry };
}
const note = (store: TimecardStore, notes: string) =>
  changeDay(store, MONDAY, action('ACTION_NOTES'), (day) => ({ ...day, notes }));
const following = () => ({ onAccepted: jest.fn(), onConflict: jest.fn() });

test('leaving loses nothing of what waits; what is typed after it does', () => {
  const { store } = queued();
  expect(isDirty(store.getState())).toBe(true);
  const stop = followQueued(store, following());
  expect(isDirty(store.getState())).toBe(false);
  note(store, 'Inventory, second floor');
  expect(isDirty(store.getState())).toBe(true);
  note(store, 'Inventory');
  expect(isDirty(store.getState())).toBe(false);
  // An added line counts as an entry.
  changeDay(store, MONDAY, action('ACTION_ADD_LINE'), (day) => ({
    ...day,
    spans: [...day.spans, span('', '', 'Lunch')],
  }));
  expect(isDirty(store.getState())).toBe(true);
  stop();
});

test('what could not go is unsaved again', () => {
  const { store } = queued({ at: 'stuck', why: 'refused', message: '' });
  followQueued(store, following())();
  expect(isDirty(store.getState())).toBe(true);
});

test('somebody else changed it meanwhile: the page asks, and the entries stay', async () => {
  const { store, entry } = queued();
  const { onConflict, onAccepted } = following();
  const stop = followQueued(store, { onConflict, onAccepted });
  outbox.setState({ settled: [{ entry, answer: { kind: 'conflict' }, response: null }] });
  await Promise.resolve();
  expect(onConflict).toHaveBeenCalledTimes(1);
  expect(onAccepted).not.toHaveBeenCalled();
  expect(store.getState().form.days.find(({ key }) => key === MONDAY)?.notes).toBe('Inventory');
  stop();
});

test('an entry of which this page has nothing is not its own: what stands here is neither saved by it nor asked about', async () => {
  const { store, entry } = queued();
  store.setState(({ pristine }) => ({ takenUp: [], form: pristine }));
  note(store, 'Another tab');
  const { form, metadata } = store.getState();
  const { onConflict, onAccepted } = following();
  const stop = followQueued(store, { onConflict, onAccepted });
  const response = { billingItemId: 70, version: 1 } as SaveResponse;
  outbox.setState({
    settled: [
      { entry, answer: { kind: 'accepted', billingItemId: 70, version: 1 }, response },
      { entry, answer: { kind: 'conflict' }, response: null },
    ],
  });
  await Promise.resolve();
  expect([onConflict, onAccepted].map((heard) => heard.mock.calls.length)).toEqual([0, 0]);
  expect(store.getState()).toMatchObject({ form, metadata });
  stop();
});

test('accepted: the timecard stands on what the server has, and what was typed since stays typed', async () => {
  const { store, entry } = queued();
  const accepted = Promise.withResolvers<void>();
  const stop = followQueued(store, { onConflict: jest.fn(), onAccepted: accepted.resolve });
  note(store, 'Typed later');
  const response = { billingItemId: 70, version: 1, status: 'Saved', errors: [], billingItemDetailErrors: [] };
  outbox.setState({
    entries: [],
    settled: [
      { entry, answer: { kind: 'accepted', billingItemId: 70, version: 1 }, response: response as SaveResponse },
    ],
  });
  await accepted.promise;
  const { metadata, form, pristine } = store.getState();
  expect(metadata).toMatchObject({ billingItemId: 70, version: 1 });
  const notes = (of: typeof form) => of.days.find(({ key }) => key === MONDAY)?.notes;
  expect([notes(pristine), notes(form)]).toEqual(['Inventory', 'Typed later']);
  stop();
});

test('what a restored draft has beyond the entry that waits is not taken for sent with it (docs: saving#queue)', async () => {
  const { store, entry } = queued();
  // The page was reloaded while a second save was being queued: the draft has it, the entry does not.
  changeDay(store, TUESDAY, action('ACTION_NOTES'), (day) => ({ ...day, notes: 'Second day' }));
  const draft = draftOf(entry);
  if (!draft) throw new Error('The entry has a draft.');
  store.setState((state) => ({ takenUp: [standsHereAs(state, { ...draft, id: entry.id })] }));
  const accepted = Promise.withResolvers<void>();
  const stop = followQueued(store, { onConflict: jest.fn(), onAccepted: accepted.resolve });
  const response = { billingItemId: 70, version: 1, status: 'Saved', errors: [], billingItemDetailErrors: [] };
  const answer = { kind: 'accepted', billingItemId: 70, version: 1 } as const;
  outbox.setState({ entries: [], settled: [{ entry, answer, response: response as SaveResponse }] });
  await accepted.promise;
  const { form, pristine } = store.getState();
  const notes = (of: typeof form) => of.days.map((day) => day.notes).slice(0, 2);
  expect([notes(pristine), notes(form)]).toEqual([
    ['Inventory', ''],
    ['Inventory', 'Second day'],
  ]);
  expect(isDirty(store.getState())).toBe(true);
  stop();
});
