import { describeRule, keyOf } from '../../test/describe-rule.ts';
import { dateBeforeOrSame } from './date-before-or-same.ts';

describeRule('Date before or same (docs: validators#validator-date-before)', dateBeforeOrSame('2026-11-21'), {
  key: 'dateBefore',
  accepts: ['2026-11-21', '2025-12-31', null, undefined],
  refuses: ['2026-11-22', 'tomorrow', '2026-11-21\n', 0],
  empty: 'passes',
});

describeRule(
  'Date before or same, with a custom key',
  dateBeforeOrSame('11/21/2026', { key: 'afterPeriodEnd', format: 'MM/DD/YYYY' }),
  {
    key: 'afterPeriodEnd',
    accepts: ['11/21/2026', '12/31/2025'],
    refuses: ['11/22/2026'],
    empty: 'passes',
  },
);

test('while there is no limit nothing is too late', () => {
  expect(keyOf(dateBeforeOrSame(''), '2099-01-01')).toBeUndefined();
});
