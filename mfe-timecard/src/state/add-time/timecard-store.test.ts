import { payloadOf } from '../../domain/mapping/form-to-payload.ts';
import { MONDAY, metadataOf, span } from '../../domain/testing/samples.ts';
import { addTimePath, askedDate, entryPath, queryOfPeriod, readEntryQuery } from './entry-query.ts';
import { followTimecard } from './follow-timecard.ts';
import { idempotencyKey } from './idempotency-key.ts';
import { openTimecard } from './open-timecard.ts';
import {
  action,
  changeDay,
  changeGround,
  isDirty,
  redo,
  type TimecardState,
  type TimecardStore,
  undo,
} from './timecard-store.ts';

function opened(changes: Parameters<typeof metadataOf>[0] = {}): TimecardStore {
  const outcome = openTimecard(metadataOf(changes), MONDAY);
  if (outcome.kind !== 'loaded') throw new Error(outcome.kind);
  return outcome.store;
}

const notes = (store: TimecardStore, text: string) =>
  changeDay(store, MONDAY, action('ACTION_DAY', {}, 'notes'), (day) => ({ ...day, notes: text }));
const worked = (store: TimecardStore) =>
  changeDay(store, MONDAY, action('ACTION_TIME'), (day) => ({
    ...day,
    noBreakTaken: true,
    spans: [span('09:00', '17:00')],
  }));

describe('Undo and redo with names', () => {
  test('a step is taken back and done again', () => {
    const store = opened();
    worked(store);
    expect(store.getState().past.at(-1)?.action.key).toBe('ACTION_TIME');
    undo(store);
    expect(store.getState().form).toBe(store.getState().pristine);
    redo(store);
    expect(store.getState().form.days[0]?.spans[0]?.start).toBe('09:00');
  });
  test('nobody certifies by taking a step back, or loses the certification by it', () => {
    const store = opened();
    const certify = (acknowledged: boolean) => store.setState(({ form }) => ({ form: { ...form, acknowledged } }));
    certify(true);
    worked(store);
    certify(false);
    undo(store);
    expect(store.getState().form.acknowledged).toBe(false);
    certify(true);
    redo(store);
    expect(store.getState().form.acknowledged).toBe(true);
  });
  test('what the form is entered upon comes back with it, and goes again', () => {
    const store = opened();
    const { metadata, pristine, form } = store.getState();
    const [theirs, merged] = [{ ...form }, { ...form }];
    changeGround(store, action('ACTION_MERGE'), { metadata: { ...metadata, version: 8 }, pristine: theirs }, merged);
    expect(store.getState()).toMatchObject({ metadata: { version: 8 }, pristine: theirs });
    worked(store);
    undo(store);
    expect(store.getState().metadata.version).toBe(8);
    undo(store);
    expect(store.getState()).toMatchObject({ metadata, pristine, form });
    expect(store.getState().pristine).toBe(pristine);
    redo(store);
    expect(store.getState().form).toBe(merged);
    expect(store.getState().pristine).toBe(theirs);
  });
  test('typing in one field is one step; another field is another', () => {
    const store = opened();
    for (const text of ['l', 'la', 'late']) notes(store, text);
    worked(store);
    expect(store.getState().past.map((step) => step.action.key)).toEqual(['ACTION_DAY', 'ACTION_TIME']);
    undo(store);
    undo(store);
    expect(store.getState().form.days[0]?.notes).toBe('');
  });
  test('a change that changes nothing leaves no step; a read-only day does not change', () => {
    const store = opened({ billingItemDetails: [{ workedDate: MONDAY, readOnly: true }] });
    worked(store);
    expect(store.getState().past).toEqual([]);
  });
});

describe('A form is dirty', () => {
  test('when a day says something else than the server has, and no more when that is typed back', () => {
    const store = opened();
    expect(isDirty(store.getState())).toBe(false);
    notes(store, 'late');
    expect(isDirty(store.getState())).toBe(true);
    notes(store, '');
    expect(isDirty(store.getState())).toBe(false);
  });
});

describe('What follows a change', () => {
  /** A followed timecard whose next paint and next pause come when the test says so. */
  const followed = () => {
    const store = opened();
    const waiting = { postPaint: new Set<() => void>(), pause: new Set<() => void>() };
    const schedule = (kind: keyof typeof waiting) => (run: () => void) => {
      const asked = () => run();
      waiting[kind].add(asked);
      return () => void waiting[kind].delete(asked);
    };
    const come = (kind: keyof typeof waiting) => {
      const now = [...waiting[kind]];
      waiting[kind].clear();
      for (const run of now) run();
    };
    const type = (text: string, typed: boolean) =>
      changeDay(store, MONDAY, action('ACTION_DAY', {}, typed ? `${MONDAY}.notes` : null, typed), (day) => ({
        ...day,
        notes: text,
      }));
    const notesOf = (state: TimecardState) => state.form.days[0]?.notes;
    const follow = followTimecard(store, { postPaint: schedule('postPaint'), pause: schedule('pause') });
    return { store, type, notesOf, come, waiting, ...follow };
  };

  test('the timecard has a keystroke at once; its fields follow after the paint, and whatever else at once', () => {
    const { store, type, notesOf, come, shown, stop } = followed();
    const first = shown.getState();
    type('a', true);
    type('ab', true);
    expect(notesOf(store.getState())).toBe('ab');
    expect(shown.getState()).toBe(first);
    come('postPaint');
    expect(shown.getState()).toBe(store.getState());
    type('abc', false);
    expect(shown.getState()).toBe(store.getState());
    type('abcd', true);
    store.setState({ openDay: null });
    expect(shown.getState().openDay).toBeNull();
    come('postPaint');
    expect(notesOf(shown.getState())).toBe('abcd');
    stop();
  });

  test('what was typed, and is brought back by undo and redo, is shown at once', () => {
    const { store, type, notesOf, shown, stop } = followed();
    type('typed', true);
    type('pasted', false);
    undo(store);
    expect(notesOf(shown.getState())).toBe('typed');
    undo(store);
    redo(store);
    expect(notesOf(shown.getState())).toBe('typed');
    expect(shown.getState().future).toHaveLength(1);
    stop();
  });

  test('totals are published after the paint, once for several changes', () => {
    const { store, come, waiting, published, stop } = followed();
    worked(store);
    notes(store, 'a');
    expect(waiting.postPaint.size).toBe(1);
    expect(published.getState().period.worked).toBe(0);
    come('postPaint');
    expect(published.getState().period.worked).toBe(800);
    expect(published.getState().checklist.map((line) => line.done)).toEqual([true, false]);
    stop();
  });

  test('what is worked out of what is typed comes when typing pauses, once for several keystrokes', () => {
    const { type, notesOf, come, waiting, paused, published, stop } = followed();
    const before = published.getState();
    type('a', true);
    come('postPaint');
    type('ab', true);
    come('postPaint');
    expect([notesOf(paused.getState()), published.getState() === before]).toEqual(['', true]);
    expect(waiting.pause.size).toBe(1);
    come('pause');
    expect([notesOf(paused.getState()), published.getState() === before]).toEqual(['ab', false]);
    stop();
  });

  test('or after the next paint when the field is left, or anything else changes', () => {
    const { type, notesOf, come, waiting, paused, published, typingEnds, stop } = followed();
    type('a', true);
    come('postPaint');
    typingEnds();
    expect(notesOf(paused.getState())).toBe('');
    come('postPaint');
    expect([notesOf(paused.getState()), waiting.pause.size]).toEqual(['a', 0]);
    type('ab', true);
    type('abc', false);
    expect(notesOf(paused.getState())).toBe('abc');
    come('postPaint');
    expect(waiting.pause.size).toBe(0);
    const known = published.getState();
    typingEnds();
    come('postPaint');
    expect(published.getState()).toBe(known);
    stop();
  });

  test('nothing follows once nobody looks', () => {
    const { store, type, waiting, stop } = followed();
    type('a', true);
    worked(store);
    stop();
    expect([waiting.postPaint.size, waiting.pause.size]).toEqual([0, 0]);
  });
});

test('a template this page does not know says so', () => {
  expect(openTimecard(metadataOf({ timecardTemplateId: 35 }), MONDAY)).toEqual({ kind: 'unknown-template', id: 35 });
});

test('the asked date opens, else today, else the first day; a submitted timecard opens none', () => {
  expect(opened({ selectedDate: '2026-11-18' }).getState().openDay).toBe('2026-11-18');
  expect(opened().getState().openDay).toBe(MONDAY);
  expect(opened({ status: 'Pending', billingItemId: 3 }).getState().openDay).toBeNull();
});

test('the idempotency key is the same for the same change of the same version, and for nothing else', async () => {
  const key = (changes: Parameters<typeof metadataOf>[0], attempt = 0) => {
    const store = opened(changes);
    worked(store);
    const { form, rules, metadata } = store.getState();
    return idempotencyKey('save', payloadOf(form, rules, metadata), attempt);
  };
  expect(await key({})).toBe(await key({}));
  expect(await key({ billingItemId: 7, version: 1 })).not.toBe(await key({ billingItemId: 7, version: 2 }));
  expect(await key({}, 1)).not.toBe(await key({}, 0));
});

describe('The query parameters of the URL', () => {
  test('the period is that of startDate, else of dateOther, else of the first day of dateRangeString', () => {
    const range = 'dateRangeString=11/16/2026 - 11/22/2026';
    expect(askedDate(readEntryQuery(range))).toBe('2026-11-16');
    expect(askedDate(readEntryQuery(`dateOther=11/23/2026&${range}`))).toBe('2026-11-23');
    expect(askedDate(readEntryQuery(`startDate=11/30/2026&dateOther=11/23/2026&${range}`))).toBe('2026-11-30');
    expect(askedDate(readEntryQuery('dateRangeString=last week'))).toBeNull();
  });
  test('the URL of another period is read as that period, with the list of engagements as it was', () => {
    const query = readEntryQuery('billingItemId=7&reqId=1&dateOther=11/23/2026&engagementList=1,2&isModifyClick=true');
    const other = queryOfPeriod(query, { engagementId: 2, billingItemId: 0, startDate: '2026-11-09', multi: true });
    expect(other).toMatchObject({ engagementId: 2, billingItemId: 0, engagementIds: [1, 2], showEngagementList: true });
    expect(readEntryQuery(entryPath(other).split('?')[1] ?? '')).toEqual(other);
  });
  test('are read in their own spelling', () => {
    expect(
      readEntryQuery(
        'billingItemId=7&reqId=48213&startDate=11/16/2026&showEnagagementList=true&isModifyClick=true&engagementList=1,2&willRefreshTAFWData=true',
      ),
    ).toMatchObject({
      billingItemId: 7,
      engagementId: 48213,
      startDate: '2026-11-16',
      showEngagementList: true,
      isModifyClick: true,
      engagementIds: [1, 2],
      willRefreshTAFWData: true,
      billingType: 'TIME',
    });
  });
  test.each([
    '',
    'billingItemId=null&reqId=undefined',
    'billingItemId=-1&reqId=1e9&startDate=tomorrow',
    '%%%=%&engagementList=a,,b',
    `reqId=${'9'.repeat(40)}`,
  ])('what is missing or broken counts as absent: %s', (search) =>
    expect(readEntryQuery(search)).toMatchObject({
      billingItemId: 0,
      engagementId: null,
      startDate: null,
      engagementIds: [],
    }),
  );
  test.each([
    ['EXPENSE', 'EXPENSE'],
    ['time', 'TIME'],
    ['null', 'TIME'],
    ['LUNCH', 'TIME'],
  ])('billingType=%s asks for %s', (asked, type) =>
    expect(readEntryQuery(`billingType=${asked}`).billingType).toBe(type),
  );

  test('a URL is written and read back', () => {
    const path = addTimePath({ billingItemId: 7, reqId: 48213, startDate: '2026-11-16', dateOther: null });
    expect(path).toBe('/worker/time-expense/add-time?billingItemId=7&reqId=48213&startDate=2026-11-16');
    expect(readEntryQuery(path.split('?')[1] ?? '')).toMatchObject({
      billingItemId: 7,
      engagementId: 48213,
      startDate: '2026-11-16',
    });
  });
});
