import * as v from 'valibot';
import { describeRule } from '../../test/describe-rule.ts';
import { errorKeys } from '../building-blocks/error-keys.ts';
import { endDateAfter, endDateAfterField } from './end-date-after.ts';

describeRule('End date must be after a given date (docs: validators#validator-end-after)', endDateAfter('2026-11-21'), {
  key: 'validEndDate',
  accepts: ['2026-11-22', '2027-01-01', null, undefined],
  refuses: [
    '2026-11-21',
    '2026-11-20',
    '2026-11-31',
    '2026-11-22\n',
    '２０２６-11-22',
    '11/22/2026',
    20779,
    new Date(2026, 10, 23),
  ],
  empty: 'passes',
});

describeRule('End date after a date on screen', endDateAfter('11/21/2026', 'MM/DD/YYYY'), {
  key: 'validEndDate',
  accepts: ['11/22/2026'],
  refuses: ['11/21/2026', '02/01/2026', '2026-11-22'],
  empty: 'passes',
});

describe('End date after another field', () => {
  const schema = v.pipe(v.object({ start: v.string(), end: v.string() }), endDateAfterField('end', 'start'));

  test.each([
    ['2026-01-01', '2026-01-02', {}],
    ['2026-01-01', '2026-01-01', { end: ['validEndDate'] }],
    ['2026-01-02', '2026-01-01', { end: ['validEndDate'] }],
    ['', '2026-01-01', {}],
    ['2026-01-01', '', {}],
  ])('%s to %s: %j', (start, end, keys) => {
    expect({ ...errorKeys(schema, { start, end }) }).toEqual(keys);
  });
});
