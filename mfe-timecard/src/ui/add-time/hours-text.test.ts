import { day, form, leave, rules, span } from '../../domain/testing/samples.ts';
import { periodTotals } from '../../domain/totals/totals.ts';
import { texts } from '../../texts/en-US.ts';
import { formatSent } from './hours-text.ts';

const t = (key: string, params: Readonly<Record<string, unknown>> = {}) =>
  (texts[key] ?? key).replace(/\{\{(\w+)\}\}/g, (_, name) => String(params[name]));

describe('a submit says all that it sends (docs: time-entry#day-amounts, saving#submit-says)', () => {
  test.each([
    ['hours', rules({ id: 0 }), { spans: [span('09:00', '17:00')] }, '8.00 h'],
    ['sick time alone', rules({ id: 5 }), { sickHours: '8' }, '8.00 h (Sick)'],
    ['hours and sick time', rules({ id: 4 }), { hours: '6', sickHours: '2' }, '6.00 h, 2.00 h (Sick)'],
    [
      'unpaid leave',
      rules({ id: 0 }),
      { spans: [span('09:00', '15:00'), { ...leave('15:00', '17:00'), type: 'Unpaid Leave' }] },
      '6.00 h, 2.00 h (Unpaid leave)',
    ],
    ['a holiday', rules({ id: 5 }), { holiday: true, holidayHours: '8' }, '8.00 h (Holiday)'],
    ['nothing', rules({ id: 0 }), {}, '0.00 h'],
  ])('%s', (_, of, changes, text) => {
    expect(formatSent(t, periodTotals(form(day(of, changes)), of), of)).toBe(text);
  });
});
