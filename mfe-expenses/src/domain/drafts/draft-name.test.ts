import { draftNameOf, draftNamesOf, type ItemDraftName, otherPeriodsOf } from './draft-name.ts';

test.each([
  ['12/5035/0/2026-11-16', 'EXPENSE', 0],
  ['receipts/12/5035/20001/2026-11-16', 'EXPENSE', 20_001],
  ['12/project/5035/7/2026-11-16', 'PROJECT', 7],
  ['12/adjustment/5035/7/2026-11-16', 'ADJUSTMENT', 7],
  ['12/benefit/5035/0/2026-11-16', 'BENEFIT', 0],
])('%s is the name of an item', (name, type, billingItemId) =>
  expect(draftNameOf(name)).toEqual({
    ...{ user: '12', type, engagementId: 5035, billingItemId },
    periodStartDate: '2026-11-16',
  }),
);

test.each(['', '12/5035/2026-11-16', '12/5035/0/2026-11-16/tab', 'time/12/5035/0/2026-11-16', '12/5035/x/2026-11-16'])(
  '%j is none',
  (name) => expect(draftNameOf(name)).toBeNull(),
);

test('a report with a draft and receipts is one item', () =>
  expect(draftNamesOf(['12/5035/0/2026-11-16', 'receipts/12/5035/0/2026-11-16', '12/5035/7/2026-11-16'])).toHaveLength(
    2,
  ));

test('other periods are those of new items of the same kind, engagement and person, the newest first, each once', () => {
  const one = draftNameOf('12/5035/0/2026-11-23') as ItemDraftName;
  const others = [
    '12/5035/0/2026-11-09',
    'receipts/12/5035/0/2026-11-16',
    '12/5035/0/2026-11-16',
    '12/5035/0/2026-11-23',
  ];
  const unlike = [
    '12/5035/7/2026-11-02',
    '13/5035/0/2026-11-02',
    '12/5036/0/2026-11-02',
    '12/project/5035/0/2026-11-02',
  ];
  expect(otherPeriodsOf(one, [...others, ...unlike])).toEqual(['2026-11-16', '2026-11-09']);
});
