import fc from 'fast-check';
import type { TimecardSavePayload } from 'shared-client/schema/billing';
import {
  type Answer,
  afterAnswer,
  exported,
  hasEntry,
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

/** An entry that is based on other entries. */
const upon = (ids: string[], over: Partial<OutboxEntry> = {}) => entry('z', 5000, { contains: ids, ...over });

test('an entry replaces what it has and has not left the device; other timecards stay', () => {
  const queue = [entry('a'), entry('b', 5001)];
  expect(ids(withEntry(queue, upon(['a', 'b'])))).toEqual(['b', 'z']);
});

test('it replaces what could not go and it has, and waits behind what may have arrived', () => {
  expect(ids(withEntry([entry('a', 5000, STUCK)], upon(['a'])))).toEqual(['z']);
  expect(ids(withEntry([entry('a', 5000, SENT)], upon(['a'])))).toEqual(['a', 'z']);
});

test('what it does not have stays: what could not go and was not decided on, and what another tab queued', () => {
  for (const state of [STUCK, SENT, {}]) {
    const queue = withEntry([entry('a', 5000, state)], upon([]));
    expect(ids(queue)).toEqual(['a', 'z']);
  }
});

test('an entry of an older build has all that was there before', () => {
  expect(ids(withEntry([entry('a'), entry('b', 5000, STUCK)], entry('c')))).toEqual(['c']);
});

test('the same change once more is the one that waits', () => {
  const again = (over = {}) => entry('c', 5000, { idempotencyKey: 'key-a', ...over });
  expect(ids(withEntry([entry('a', 5000, SENT)], again()))).toEqual(['a']);
  expect(ids(withEntry([entry('a', 5000, SENT), entry('b')], again()))).toEqual(['a']);
  // After another change it is a separate entry.
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
  expect(nextToSend([entry('a', 5000, STUCK), upon(['a'])])).toBeUndefined();
  expect(nextToSend([entry('a', 5000, STUCK), upon([])])?.id).toBe('z');
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

test('what was not made upon what the server took goes as it is: the server says that there is a newer version', () => {
  const tried = entry('a', 5000, SENT);
  const [left] = afterAnswer([tried, upon([])], tried, { kind: 'accepted', billingItemId: 70, version: 4 });
  expect(left).toEqual(upon([]));
});

test('a lost answer is distinguished from what never left: sent again with the same key', () => {
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

test('whatever is queued and answered, nothing leaves but what the server took, or what a newer entry has (docs: saving#queue)', () => {
  const answer = fc.constantFrom<Answer>(
    { kind: 'accepted', billingItemId: 70, version: 4 },
    { kind: 'unanswered' },
    { kind: 'later' },
    { kind: 'conflict' },
    { kind: 'refused', message: '' },
  );
  const enqueued = fc.record({
    requisitionId: fc.constantFrom(5000, 5001),
    // The existing entries that the page has taken up; the key repeats if nothing was changed.
    takes: fc.array(fc.boolean(), { maxLength: 6 }),
    key: fc.constantFrom('one', 'two', 'three'),
    kind: fc.constantFrom('save' as const, 'submit' as const),
    hasLeft: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.array(fc.oneof(enqueued, answer), { maxLength: 30 }), (steps) => {
      let queue: readonly OutboxEntry[] = [];
      steps.forEach((step, at) => {
        const before = queue;
        const gone = () => before.filter(({ id }) => !queue.some((one) => one.id === id));
        if ('takes' in step) {
          const { requisitionId, takes, key, kind, hasLeft } = step;
          const contains = ids(before.filter((_, index) => takes[index] === true));
          const state = { at: hasLeft ? 'sent' : 'device' } as const;
          const added = entry(`${at}`, requisitionId, { contains, idempotencyKey: key, kind, state });
          queue = withEntry(before, added);
          // The entry waits itself, or the same change does.
          expect(queue.some(({ id, idempotencyKey }) => id === added.id || idempotencyKey === key)).toBe(true);
          for (const one of gone()) {
            expect(one.state.at).not.toBe('sent');
            expect(contains.includes(one.id) || one.idempotencyKey === key).toBe(true);
          }
          return;
        }
        const tried = nextToSend(before);
        if (!tried) return;
        queue = afterAnswer(afterAnswer(before, tried, { kind: 'unanswered' }), tried, step);
        expect(ids(gone())).toEqual(step.kind === 'accepted' ? [tried.id] : []);
        // Only an entry that contains it starts from its result.
        for (const one of queue) {
          const was = before.find(({ id }) => id === one.id);
          if (was && one.payload !== was.payload) expect(hasEntry(was, tried)).toBe(true);
        }
      });
    }),
    { numRuns: 500 },
  );
});
