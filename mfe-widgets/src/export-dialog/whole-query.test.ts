import { wholeQuery } from './whole-query.ts';

test('a file has the filters and the order of its list, and all of its pages', () => {
  const query = {
    type: 'TIME',
    onlyMine: true,
    hoursMin: 4,
    sort: 'period,asc',
    page: 3,
    size: 50,
    cursor: 'c',
    status: undefined,
  };
  expect(wholeQuery(query)).toEqual({ type: 'TIME', onlyMine: 'true', hoursMin: '4', sort: 'period,asc' });
});
