import fc from 'fast-check';
import { CLOSED_STATUSES, OPEN_STATUSES } from 'shared-validators/record-approval';
import {
  DASHBOARD_TABS,
  type DashboardState,
  isDashboardNarrowed,
  readDashboard,
  recordQuery,
  statusesOf,
  withoutDashboardFilters,
  withTab,
  writeDashboard,
} from './dashboard-state.ts';

const start = readDashboard(new URLSearchParams());

const states: fc.Arbitrary<DashboardState> = fc
  .record({
    tab: fc.constantFrom(...DASHBOARD_TABS),
    onBehalfOf: fc.option(fc.integer({ min: 1, max: 99_999 })),
    search: fc.string({ maxLength: 30 }).map((text) => text.trim()),
    status: fc.option(fc.constantFrom(...OPEN_STATUSES, ...CLOSED_STATUSES)),
    onlyMine: fc.boolean(),
    needsAssignment: fc.boolean(),
    page: fc.nat(500),
  })
  .map((state) => ({
    ...state,
    status: state.status !== null && statusesOf(state.tab).includes(state.status) ? state.status : null,
  }));

test('what is written into the URL is read from it (docs: approvals#records)', () => {
  fc.assert(
    fc.property(states, (state) => {
      expect(readDashboard(new URLSearchParams(writeDashboard(state)))).toEqual(state);
    }),
  );
});

test('the dashboard as it is first has an empty query', () => {
  expect(writeDashboard(start)).toBe('');
});

test('what the URL names wrongly is left out', () => {
  const query = 'tab=batch&for=me&status=Approved&page=-1&mine=perhaps';
  expect(readDashboard(new URLSearchParams(query))).toEqual(start);
});

test('another tab begins at its first page, keeps the words, and leaves a status that it does not have', () => {
  const state = { ...start, search: 'dock', status: 'Draft', page: 3 } as const;
  expect(withTab(state, 'REVISION')).toEqual({ ...state, tab: 'REVISION', page: 0 });
  expect(withTab(state, 'HISTORY').status).toBeNull();
});

test('the call has what narrows the list, and nothing else', () => {
  expect(recordQuery(start)).toEqual({ view: 'ALL', page: 0, size: 50 });
  const state = { ...start, onBehalfOf: 1009, onlyMine: true, needsAssignment: true, search: ' dock ' };
  expect(recordQuery(state)).toEqual({
    view: 'ALL',
    page: 0,
    size: 50,
    onBehalfOf: 1009,
    search: 'dock',
    onlyMine: true,
    needsAssignment: true,
  });
});

test('a reset keeps the tab and whose records they are', () => {
  const narrowed = { ...start, tab: 'HISTORY', onBehalfOf: 1009, search: 'dock', status: 'Rejected' } as const;
  expect(isDashboardNarrowed(narrowed)).toBe(true);
  expect(withoutDashboardFilters(narrowed)).toEqual({ ...start, tab: 'HISTORY', onBehalfOf: 1009 });
  expect(isDashboardNarrowed(withoutDashboardFilters(narrowed))).toBe(false);
});
