import { TIMECARD_TEMPLATES } from 'shared-client/timecard-templates';
import { gridOf, hasGrid } from './grid-of.ts';

const TIMES = [0, 10];
const BOTH = [1, 2, 3, 9, 11, 15, 18, 19, 21, 30, 31, 32, 33];
const AMOUNTS = [4, 5, 6, 7, 8, 12, 13, 14, 16, 17, 20, 22, 23, 24, 25, 27, 28, 29, 34];
/** One card for the whole period, and nothing by day. */
const NONE = [26];

test('each of the 35 templates has its kind of grid (docs: add-time#period-grid)', () => {
  const of = (times: boolean, amounts: boolean) =>
    TIMECARD_TEMPLATES.filter((one) => gridOf(one).times === times && gridOf(one).amounts === amounts).map(
      (one) => one.id,
    );
  expect(of(true, false)).toEqual(TIMES);
  expect(of(true, true)).toEqual(BOTH);
  expect(of(false, true)).toEqual(AMOUNTS);
  expect(of(false, false)).toEqual(NONE);
  expect(TIMECARD_TEMPLATES.filter((one) => !hasGrid(one)).map((one) => one.id)).toEqual(NONE);
});
