import { describeRule, keyOf } from '../../test/describe-rule.ts';
import { todayOrLater } from './today-or-later.ts';

describeRule(
  'Date today or later (docs: validators#validator-today-or-later)',
  todayOrLater(() => '2026-11-21'),
  {
    key: 'match',
    accepts: ['2026-11-21', '2026-11-22', null, undefined],
    refuses: ['2026-11-20', '2026-11-31', 'today', '2026-11-21\n', 5],
    empty: 'passes',
  },
);

test('asks for the day at each validation', () => {
  let today = '2026-11-21';
  const rule = todayOrLater(() => today);
  expect(keyOf(rule, '2026-11-21')).toBeUndefined();
  today = '2026-11-22';
  expect(keyOf(rule, '2026-11-21')).toBe('match');
});

test('reads both in the format of the screen', () => {
  const rule = todayOrLater(() => '11/21/2026', 'MM/DD/YYYY');
  expect(keyOf(rule, '11/21/2026')).toBeUndefined();
  expect(keyOf(rule, '11/20/2026')).toBe('match');
  expect(keyOf(rule, '01/01/2027')).toBeUndefined();
});
