import {
  filterCount,
  filterOf,
  isNarrowed,
  queryOf,
  RARE_FILTERS,
  readListState,
  sameAsLast,
  viewOf,
  withoutFilters,
  writeListState,
} from './list-state.ts';

const read = (text: string) => readListState(new URLSearchParams(text));

test.each([
  '',
  'view=EXPENSE',
  'view=recent&status=Rejected&page=2',
  'reason=Did+Not+Work&variance=identical',
  'variance=over-contract',
  'view=EXPENSE&for=1009',
  'for=1009&item=5012',
  'search=Kofi&worker=1102&engagement=5202&period=2026-11-15&variance=over&hoursMin=40&hoursMax=50.5&sort=hours%2Cdesc&group=worker',
])('the URL %j is the list, and back', (text) => {
  expect(writeListState(read(text))).toBe(text);
});

test.each([
  'view=BENEFIT',
  'worker=x',
  'period=yesterday',
  'variance=strange',
  'reason=Draft',
  'for=me',
  'status=Saved',
  'sort=mood,asc',
  'page=-1',
  'hoursMin=1e9',
  'group=mood',
])('what %s names wrongly is left out', (text) => {
  expect(writeListState(read(text))).toBe('');
});

test('a decision on all that match is narrowed as the list is (docs: approvals#approval-filters)', () => {
  const state = read('search=+Kofi+&variance=over&page=3&group=worker');
  expect(filterOf(state)).toEqual({ type: 'TIME', search: 'Kofi', variance: 'over' });
  expect(queryOf(state)).toEqual({ ...filterOf(state), view: 'waiting', page: 3, size: 50, sort: 'worker,asc' });
});

test('a link to an item shows it alone, whatever its type, and no other filter hides it (docs: approvals#approval-item)', () => {
  const state = read('item=5012&for=1009&search=Kofi&due=late');
  expect(queryOf(state)).toEqual({ billingItemId: 5012, onBehalfOf: 1009, view: 'waiting', page: 0, size: 50 });
  expect([isNarrowed(state), writeListState(withoutFilters(state))]).toEqual([true, 'for=1009']);
  expect(filterOf(read('view=recent&item=5012'))).toEqual({});
  expect([viewOf('BENEFIT'), viewOf('EXPENSE')]).toEqual(['ADJUSTMENT', 'EXPENSE']);
});

test('hours narrow timecards alone, and a reset keeps the view', () => {
  expect(filterOf(read('view=PROJECT&hoursMin=3&variance=over'))).toEqual({ type: 'PROJECT' });
  expect(isNarrowed(read('view=PROJECT&sort=amount,desc'))).toBe(false);
  expect(isNarrowed(read('view=recent&worker=3'))).toBe(true);
  expect(writeListState(withoutFilters(read('view=EXPENSE&worker=3&group=worker&page=2')))).toBe(
    'view=EXPENSE&group=worker',
  );
});

test('the button of the filters says how many are set, besides the words (docs: approvals#approval-filters)', () => {
  expect(filterCount(read('search=Kofi&group=worker&sort=hours,desc'))).toBe(0);
  expect(filterCount(read('period=2026-11-15&variance=over&hoursMin=40&hoursMax=60'))).toBe(4);
  expect(filterCount(read('period=2026-11-15&variance=over&hoursMin=40&hoursMax=60'), RARE_FILTERS)).toBe(3);
});

test('what waits has a reason, what was decided a status', () => {
  expect(filterOf(read('reason=Did+Not+Work&status=Rejected'))).toEqual({
    type: 'TIME',
    statusReason: 'Did Not Work',
  });
  expect(filterOf(read('view=recent&reason=Did+Not+Work&status=Rejected'))).toEqual({ status: 'Rejected' });
});

test('what is the same as last period is narrowed as the list is', () => {
  const same = sameAsLast(read('search=Kofi&variance=over&page=3&sort=hours,desc'), 0);
  expect(filterOf(same)).toEqual({ type: 'TIME', search: 'Kofi', variance: 'identical' });
  expect([same.page, same.sort]).toEqual([0, null]);
});

test('whose records they are is no filter: a reset keeps it, the call names it', () => {
  const state = read('for=1009&search=Kofi');
  expect(queryOf(state)).toMatchObject({ onBehalfOf: 1009, search: 'Kofi' });
  expect(filterOf(state)).not.toHaveProperty('onBehalfOf');
  expect(isNarrowed(read('for=1009'))).toBe(false);
  expect(writeListState(withoutFilters(state))).toBe('for=1009');
});
