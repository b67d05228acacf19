import { filterOf, readListState } from '../../mfe-approvals/src/domain/list-state.ts';
import {
  endsPath,
  listPath,
  monthPath,
  projectPath,
  REJECTED_PATH,
  searchPath,
  WAITING_PATH,
  weekPath,
} from '../../mfe-insights/src/domain/list-paths.ts';
import { billingItemQuery, readListQuery } from '../../mfe-timecard/src/ui/time-expense/list-query.ts';
import { readFilters } from '../../mfe-widgets/src/filter/filter-query.ts';

/** What the list of time and expense asks its call for, and the text that it searches, at an address. */
function asked(path: string): object {
  expect(path).toMatch(/^\/worker\/time-expense\?/);
  const query = new URLSearchParams(path.slice(path.indexOf('?')));
  const { text, ...view } = readListQuery(query);
  const {
    page: _,
    size: __,
    sort: ___,
    ...call
  } = billingItemQuery({ ...view, text, filters: readFilters(query) }, 0, 20);
  return { ...(text ? { text } : {}), ...call };
}

const ends = (periodEndDateStart: string, periodEndDateEnd: string) => ({ periodEndDateStart, periodEndDateEnd });
const week = { weekStartDate: '2026-11-22', periodEnds: { from: '2026-11-28', until: '2026-12-05' } };

test.each([
  ['a week', weekPath(week), { type: 'TIME', ...ends('2026-11-28', '2026-12-05') }],
  ['decisions', endsPath('2026-11-22'), ends('2026-11-22', '2026-11-28')],
  ['a month', monthPath('2026-02'), { type: 'EXPENSE', ...ends('2026-02-01', '2026-02-28') }],
  ['a worker', searchPath('Zoë & Söhne 50 %, ~x'), { type: 'TIME', text: 'Zoë & Söhne 50 %, ~x' }],
  [
    'a budget',
    projectPath('Engineer', '2026-11-22'),
    { type: 'PROJECT', text: 'Engineer', ...ends('2026-11-22', '2026-11-28') },
  ],
  [
    'a status',
    listPath({ types: ['TIME', 'EXPENSE'], statuses: ['Approved', 'Saved'] }),
    { type: 'TIME,EXPENSE', status: 'Approved,Saved' },
  ],
  ['rejections', REJECTED_PATH, { status: 'Rejected' }],
])(
  'the list of time and expense reads the address to which %s leads (docs: insights#insights-lists)',
  (_, path, call) => expect(asked(path)).toEqual(call),
);

test('Time and billing reads the address of what waits: everything, the oldest first (docs: insights#insights-lists)', () => {
  const [page, query] = WAITING_PATH.split('?');
  expect(page).toBe('/manager/time-and-billing');
  const state = readListState(new URLSearchParams(query));
  expect([state.view, state.sort, filterOf(state)]).toEqual(['TIME', 'submitted,asc', { type: 'TIME' }]);
});
