import { jest } from '@jest/globals';
import { configureClient } from 'shared-client';
import { blankAllocation } from '../../domain/form/blank.ts';
import type { TimecardForm } from '../../domain/form/timecard-form.ts';
import { MONDAY, metadataOf, rules, span, TUESDAY } from '../../domain/testing/samples.ts';
import { action, changeDay, changeForm } from './edit-history.ts';
import { isDirty } from './is-dirty.ts';
import { openTimecard } from './open-timecard.ts';
import { saveTimecard } from './save-timecard.ts';
import type { TimecardStore } from './timecard-store.ts';

/** A server behind `fetch`: everything above it is the real client. */
const calls: { path: string; key: string | null; body: unknown }[] = [];
let respond: (path: string) => Response | Promise<Response>;
/** The number of times the metadata were read. */
let reads = 0;
/** The metadata. */
let has: () => unknown;
const metadata = (changes: object = {}) => ({
  ...metadataOf(),
  billingItemId: 7,
  version: 1,
  status: 'Saved',
  ...changes,
});
/** Monday as it was sent, with ids of the server; `others`: days that another user saved in between. */
const readBack = (others: object[] = [], version = 1) => {
  const times = { startTimeStr: '2026-11-16 09:00', endTimeStr: '2026-11-16 17:00', timeEntrySpanType: 'Labor' };
  const monday = day(MONDAY, { timeEntrySpanDtos: [{ id: 9, timeEntryId: 3, ...times }], noBreakTaken: true });
  return metadata({ version, billingItemDetails: [monday, ...others] });
};
const day = (workedDate: string, changes: object) => ({ id: 4, billingItemDetailId: 4, workedDate, ...changes });
const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

beforeEach(() => {
  calls.length = 0;
  reads = 0;
  has = readBack;
  configureClient({ baseUrl: 'http://portal.test', retries: 0, leave: () => undefined });
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input as RequestInfo, init);
    const path = new URL(request.url).pathname;
    if (path.endsWith('getToken.html')) return json({ token: 'refresh' });
    if (path.endsWith('getAccessToken')) return json({ access_token: 'a.b.c', expires_in: 900, token_type: 'bearer' });
    if (request.method === 'POST')
      calls.push({ path, key: request.headers.get('idempotency-key'), body: await request.json() });
    if (request.method !== 'GET') return respond(path);
    reads += 1;
    return json(has());
  });
});
afterEach(() => jest.restoreAllMocks());

function opened(): TimecardStore {
  const outcome = openTimecard(metadataOf(), MONDAY);
  if (outcome.kind !== 'loaded') throw new Error(outcome.kind);
  type(outcome.store, '17:00');
  return outcome.store;
}
const type = (store: TimecardStore, end: string) =>
  changeDay(store, MONDAY, action('ACTION_TIME'), (day) => ({
    ...day,
    noBreakTaken: true,
    spans: [span('09:00', end)],
  }));
const saved = () => json({ billingItemId: 7, version: 1, status: 'Saved', errors: [], billingItemDetailErrors: [] });

test('an incomplete timecard is not sent', async () => {
  const store = opened();
  changeDay(store, MONDAY, action('ACTION_DAY'), (day) => ({ ...day, noBreakTaken: false }));
  expect(await saveTimecard(store, 'save')).toMatchObject({
    kind: 'incomplete',
    issues: [{ key: 'ERR_BILLING_SELECT_LUNCH_BREAK' }],
  });
  expect(calls).toEqual([]);
});

test('success means billingItemId greater than 0; then the form is pristine and carries the new version (docs: saving#save-or-submit, saving#save-success)', async () => {
  respond = saved;
  const store = opened();
  expect(await saveTimecard(store, 'save')).toMatchObject({ kind: 'saved', billingItemId: 7 });
  expect(store.getState().metadata.version).toBe(1);
  expect(isDirty(store.getState())).toBe(false);
});

test('a page that is left does not ask for what it will not show; one that stays does, for ids and version', async () => {
  respond = saved;
  expect(await saveTimecard(opened(), 'save', 'leaves')).toMatchObject({ kind: 'saved', billingItemId: 7 });
  expect(reads).toBe(0);
  await saveTimecard(opened(), 'save', 'stays');
  expect(reads).toBe(1);
  // Text typed in the meantime keeps the page, which then needs the ids.
  const store = opened();
  respond = () => {
    type(store, '18:00');
    return saved();
  };
  await saveTimecard(store, 'save', 'leaves');
  expect(reads).toBe(2);
  expect(store.getState().form.days[0]?.spans[0]?.end).toBe('18:00');
});

test('what is sent is what stood there at the press, even where the call has to wait', async () => {
  respond = saved;
  const store = opened();
  const draft = Promise.withResolvers<void>();
  const saving = saveTimecard(store, 'save', 'stays', draft.promise);
  expect(store.getState().busy).toBe('save');
  // The next line is half typed when the call is made.
  changeDay(store, MONDAY, action('ACTION_TIME'), (day) => ({ ...day, spans: [...day.spans, span('18:00', '')] }));
  draft.resolve();
  expect(await saving).toMatchObject({ kind: 'saved' });
  expect(JSON.stringify(calls[0]?.body)).not.toContain('18:00');
  expect(store.getState().form.days[0]?.spans.map(({ start }) => start)).toEqual(['09:00', '18:00']);
  expect(isDirty(store.getState())).toBe(true);
});

test('a double click makes one call', async () => {
  respond = saved;
  const store = opened();
  const [first, second] = await Promise.all([saveTimecard(store, 'save'), saveTimecard(store, 'save')]);
  expect([first.kind, second.kind]).toEqual(['saved', 'busy']);
  expect(calls).toHaveLength(1);
});

test('a lost response is repeated under the same key, and nothing typed is lost', async () => {
  respond = () => Promise.reject(new TypeError('connection lost'));
  const store = opened();
  expect(await saveTimecard(store, 'save')).toMatchObject({ kind: 'failed', error: { kind: 'network' } });
  expect(store.getState().form.days[0]?.spans[0]?.end).toBe('17:00');
  respond = saved;
  expect((await saveTimecard(store, 'save')).kind).toBe('saved');
  expect(new Set(calls.map((call) => call.key)).size).toBe(1);
});

test('what is typed while the response is on its way stays typed, and dirty', async () => {
  const store = opened();
  respond = () => {
    type(store, '18:00');
    return saved();
  };
  await saveTimecard(store, 'save');
  expect(store.getState().form.days[0]?.spans[0]?.end).toBe('18:00');
  expect(isDirty(store.getState())).toBe(true);
});

const allocation = { ...blankAllocation(rules(), 1), hours: '8' };

test.each([
  ['an allocation of the whole item', (form: TimecardForm) => ({ ...form, allocations: [allocation] })],
  ['a file', (form: TimecardForm) => ({ ...form, attachments: [{ id: null, fileName: 'a.pdf', attachmentKey: 'k' }] })],
])('%s that is added while the response is on its way stays, and is dirty', async (_, add) => {
  const store = opened();
  respond = () => {
    changeForm(store, action('ACTION_ALLOCATION'), add);
    return saved();
  };
  await saveTimecard(store, 'save');
  const { form } = store.getState();
  expect([...form.allocations, ...form.attachments]).toHaveLength(1);
  expect(isDirty(store.getState())).toBe(true);
});

const names = (store: TimecardStore) => store.getState().form.days.flatMap(({ spans }) => spans.map(({ key }) => key));

test('the rows that were saved keep their names, and get the ids of the server', async () => {
  respond = saved;
  const store = opened();
  const before = names(store);
  await saveTimecard(store, 'save');
  expect(names(store)).toEqual(before);
  expect(store.getState().form.days[0]?.spans[0]).toMatchObject({ id: 9, start: '09:00' });
  expect(isDirty(store.getState())).toBe(false);
});

test('a line that is only added while the response is on its way stays, and is unsaved', async () => {
  const store = opened();
  respond = () => {
    changeDay(store, MONDAY, action('ACTION_ADD_LINE'), (day) => ({
      ...day,
      spans: [...day.spans, span('', '', 'Lunch')],
    }));
    return saved();
  };
  await saveTimecard(store, 'save');
  expect(store.getState().form.days[0]?.spans.map(({ type }) => type)).toEqual(['Labor', 'Lunch']);
  expect(isDirty(store.getState())).toBe(true);
});

test('what somebody else saved before the read-back is taken beside what was typed meanwhile, and is certified anew', async () => {
  has = () => readBack([day(TUESDAY, { timeEntry: { notes: 'Theirs' } })], 2);
  const store = opened();
  respond = () => {
    store.setState(({ form }) => ({ form: { ...form, acknowledged: true } }));
    changeDay(store, MONDAY, action('ACTION_NOTES'), (day) => ({ ...day, notes: 'Mine' }));
    return saved();
  };
  await saveTimecard(store, 'save');
  const { form } = store.getState();
  expect(form.days.slice(0, 2).map(({ notes }) => notes)).toEqual(['Mine', 'Theirs']);
  expect(form.acknowledged).toBe(false);
});

test.each([
  ['a conflict', 409, { kind: 'conflict' }],
  ['a broken server', 500, { kind: 'failed', error: { kind: 'server' } }],
  ['a forbidden item', 403, { kind: 'failed', error: { kind: 'forbidden' } }],
])('%s keeps the entries', async (_, status, outcome) => {
  respond = () => json({ version: 2 }, status);
  const store = opened();
  expect(await saveTimecard(store, 'save')).toMatchObject(outcome);
  expect(store.getState()).toMatchObject({ busy: null });
  expect(isDirty(store.getState())).toBe(true);
});

test('errors of the server go to their day; the next try has a key of its own', async () => {
  respond = () =>
    json({
      billingItemId: 0,
      errors: [],
      billingItemDetailErrors: [
        { workedDate: MONDAY, errors: [{ errorText: 'No', errorToken: 'X' }], costAllocationErrors: [] },
      ],
    });
  const store = opened();
  expect((await saveTimecard(store, 'save')).kind).toBe('refused');
  expect(store.getState().serverErrors.byDay[MONDAY]).toMatchObject([{ errorText: 'No' }]);
  await saveTimecard(store, 'save');
  expect(new Set(calls.map((call) => call.key)).size).toBe(2);
});

test("'alreadysubmitted' is an outcome of its own", async () => {
  respond = () =>
    json({
      billingItemId: 0,
      errors: [{ value: 'alreadysubmitted', errorText: 'It was submitted.' }],
      billingItemDetailErrors: [],
    });
  expect(await saveTimecard(opened(), 'save')).toMatchObject({
    kind: 'already-submitted',
    error: { errorText: 'It was submitted.' },
  });
});
