import type { TimecardSavePayload } from 'shared-client/schema/billing';
import {
  type Answer,
  afterAnswer,
  exported,
  nextToSend,
  type OutboxEntry,
  waitsBehind,
  withEntry,
} from './outbox-entry.ts';

/** An entry of an engagement's week. */
function entry(id: string, requisitionId = 5000, over: Partial<OutboxEntry> = {}): OutboxEntry {
  const payload = { id: 0, version: 3, requisitionId, periodEndDate: '2026-11-22' } as TimecardSavePayload;
  return {
    id,
    kind: 'save',
    queuedAt: '2026-11-20T08:00:00.000Z',
    periodStartDate: '2026-11-16',
    payload,
    idempotencyKey: `key-${id}`,
    draft: '',
    state: { at: 'device' },
    ...over,
  };
}
const SENT = { state: { at: 'sent' } } as const;
const STUCK = { state: { at: 'stuck', why: 'conflict', message: '' } } as const;
const ids = (queue: readonly OutboxEntry[]) => queue.map(({ id }) => id);

test('the newest of a timecard replaces what has not left the device; other timecards stay', () => {
  const queue = [entry('a'), entry('b', 5001)];
  expect(ids(withEntry(queue, entry('c')))).toEqual(['b', 'c']);
});

test('it replaces what could not go, and waits behind what may have arrived', () => {
  expect(ids(withEntry([entry('a', 5000, STUCK)], entry('b')))).toEqual(['b']);
  expect(ids(withEntry([entry('a', 5000, SENT)], entry('b')))).toEqual(['a', 'b']);
});

test('the same change once more is the one that waits', () => {
  const again = (over = {}) => entry('c', 5000, { idempotencyKey: 'key-a', ...over });
  expect(ids(withEntry([entry('a', 5000, SENT)], again()))).toEqual(['a']);
  expect(ids(withEntry([entry('a', 5000, SENT), entry('b')], again()))).toEqual(['a']);
  // After another change it is one of its own.
  expect(ids(withEntry([entry('a', 5000, SENT), entry('b', 5000, SENT)], again()))).toEqual(['a', 'b', 'c']);
});

test('another change waits for one that may have arrived; the same one, and other timecards, do not', () => {
  const queue = [entry('a', 5000, SENT), entry('b', 5001), entry('c', 5002, STUCK)];
  expect(waitsBehind(queue, entry('d'))).toBe(true);
  expect(waitsBehind(queue, entry('d', 5000, { idempotencyKey: 'key-a' }))).toBe(false);
  for (const other of [5001, 5002, 5003]) expect(waitsBehind(queue, entry('d', other))).toBe(false);
});

test('they go in order; what could not go holds back its own timecard only', () => {
  expect(nextToSend([entry('a', 5000, SENT), entry('b')])?.id).toBe('a');
  expect(nextToSend([entry('a', 5000, STUCK), entry('b'), entry('c', 5001)])?.id).toBe('c');
  expect(nextToSend([entry('a', 5000, STUCK)])).toBeUndefined();
});

test('what the server took is gone; what was made upon it starts from there, as a change of its own', () => {
  const tried = entry('a', 5000, SENT);
  const queue = [tried, entry('b'), entry('c', 5001)];
  const after = afterAnswer(queue, tried, { kind: 'accepted', billingItemId: 70, version: 4 });
  expect(ids(after)).toEqual(['b', 'c']);
  expect(after[0]?.payload).toMatchObject({ id: 70, version: 4 });
  expect(after[0]?.idempotencyKey).toBe('key-b.70.4');
  expect(after[1]).toBe(queue[2]);
});

test('a lost answer is told from what never left: sent again with the same key', () => {
  const tried = entry('a');
  const [lost] = afterAnswer([tried], tried, { kind: 'unanswered' });
  expect(lost).toMatchObject({ state: { at: 'sent' }, idempotencyKey: 'key-a' });
});

test('a server that is not ready, or a session that has ended, leaves it as it was before the try', () => {
  const onDevice = entry('a');
  const [marked] = afterAnswer([onDevice], onDevice, { kind: 'unanswered' });
  expect(afterAnswer(marked ? [marked] : [], onDevice, { kind: 'later' })[0]?.state).toEqual({ at: 'device' });
  const sent = entry('a', 5000, SENT);
  expect(afterAnswer([sent], sent, { kind: 'later' })[0]?.state).toEqual({ at: 'sent' });
});

test('nothing but what the server took is ever dropped, however often it is tried', () => {
  const answers: Answer[] = [
    { kind: 'unanswered' },
    { kind: 'later' },
    { kind: 'conflict' },
    { kind: 'refused', message: 'Period closed' },
  ];
  for (const answer of answers) {
    let queue: OutboxEntry[] = [entry('a'), entry('b', 5001)];
    for (let tries = 0; tries < 50; tries += 1) queue = afterAnswer(queue, queue[0] ?? entry('a'), answer);
    expect(ids(queue)).toEqual(['a', 'b']);
  }
});

test('a change replaced while it was being sent stays replaced', () => {
  const tried = entry('a');
  const replaced = withEntry([tried], entry('b'));
  expect(ids(afterAnswer(replaced, tried, { kind: 'conflict' }))).toEqual(['b']);
});

test('what is taken along says why it could not go, and all that would be sent', () => {
  const [one] = JSON.parse(exported([entry('a', 5000, STUCK)]));
  expect(one).toMatchObject({ kind: 'save', state: { why: 'conflict' }, timecard: { requisitionId: 5000 } });
});
