import { billingItemQuery, readListQuery, writeListQuery } from './list-query.ts';

const view = { filters: {}, text: '', order: 'desc', page: 0 } as const;

test('a view is written to the URL and read back', () => {
  const written = writeListQuery({ text: 'dock 50%', order: 'asc', page: 3 });
  expect(readListQuery(new URLSearchParams(written.toString()))).toEqual({ text: 'dock 50%', order: 'asc', page: 3 });
  expect(writeListQuery(view).toString()).toBe('');
});

test.each(['page=0', 'page=-1', 'page=1e9', 'page=x&order=up', '%%%'])(
  'what is broken counts as absent: %s',
  (search) => expect(readListQuery(new URLSearchParams(search))).toMatchObject({ order: 'desc', page: 0 }),
);

test('a text is cut at 150 characters', () =>
  expect(readListQuery(new URLSearchParams({ q: 'a'.repeat(400) })).text).toHaveLength(150));

test('hours and amounts are ranges; what is no number of at most 2 decimals is left out', () => {
  const range = (from: string, to: string) => [
    { key: 'from', value: from },
    { key: 'to', value: to },
  ];
  const filters = { hours: range('32', '40.5'), amount: range('-1', '1.234') };
  expect(billingItemQuery({ ...view, filters }, 0, 20)).toEqual({
    page: 0,
    size: 20,
    sort: 'periodEndDate,desc',
    hoursMin: 32,
    hoursMax: 40.5,
  });
});

test('one choice of the due dates is asked for; what the URL has besides is left out (docs: deadlines#due-lists)', () => {
  const due = (...keys: string[]) => ({ due: keys.map((key) => ({ key, value: key })) });
  const asked = (filters: Record<string, readonly { key: string; value: string }[]>) =>
    billingItemQuery({ ...view, order: 'due', filters }, 0, 20);
  expect(asked(due('week'))).toEqual({ page: 0, size: 20, sort: 'dueAt,asc', due: 'week' });
  expect(asked(due('never'))).toEqual({ page: 0, size: 20, sort: 'dueAt,asc' });
  expect(readListQuery(writeListQuery({ ...view, order: 'due' })).order).toBe('due');
});

test('names are a list in which each is encoded, engagements, workers and companies one of ids; what is no id is left out (docs: lists#filter-names)', () => {
  const chosen = (...keys: string[]) => keys.map((key) => ({ key, value: key }));
  const asked = (filters: Record<string, readonly { key: string; value: string }[]>) =>
    billingItemQuery({ ...view, filters }, 0, 20);
  const plain = { page: 0, size: 20, sort: 'periodEndDate,desc' };
  expect(
    asked({ supplier: chosen('North, Inc.', 'South'), costCentre: chosen('CC 1'), company: chosen('1', '2') }),
  ).toEqual({ ...plain, supplier: 'North%2C%20Inc.,South', costCentre: 'CC%201', clientId: '1,2' });
  expect(asked({ engagement: chosen('5000', '5001'), worker: chosen('1001') })).toEqual({
    ...plain,
    ...{ engagementId: '5000,5001', workerId: '1001' },
  });
  expect(asked({ company: chosen('x'), engagement: chosen('5000', ''), worker: chosen('-1') })).toEqual(plain);
});

test('type and status are comma lists; the period is that of its end', () => {
  const filters = {
    type: [
      { key: 'TIME', value: 'Time' },
      { key: 'EXPENSE', value: 'Expense' },
    ],
    status: [{ key: 'Saved', value: 'Saved' }],
    period: [{ key: 'to', value: '2026-11-22' }],
  };
  expect(billingItemQuery({ ...view, filters }, 2, 20)).toEqual({
    page: 2,
    size: 20,
    sort: 'periodEndDate,desc',
    type: 'TIME,EXPENSE',
    status: 'Saved',
    periodEndDateEnd: '2026-11-22',
  });
});
