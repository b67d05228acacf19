import { filterOf, readListState } from '../../mfe-approvals/src/domain/list-state.ts';
import {
  endsPath,
  groupPath,
  listPath,
  monthPath,
  projectPath,
  REJECTED_PATH,
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
  [
    'a worker',
    groupPath({ by: 'worker', key: '1001', name: 'Zoë & Söhne 50 %, ~x' }, { from: '2025-12-01' }),
    { type: 'TIME', workerId: '1001', periodEndDateStart: '2025-12-01' },
  ],
  [
    'an engagement',
    groupPath({ by: 'engagement', key: '5000', name: 'Engineer' }, { from: '2025-12-01' }),
    { type: 'TIME', engagementId: '5000', periodEndDateStart: '2025-12-01' },
  ],
  [
    'a budget',
    projectPath({ key: '5303', name: 'Engineer' }, '2026-11-22'),
    { type: 'PROJECT', engagementId: '5303', ...ends('2026-11-22', '2026-11-28') },
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
