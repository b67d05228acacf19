import { momentFor, moneyFor, periodFor } from '../reminders/formats.ts';
import { amountInOrder, inReadingOrder, isolatedIn } from './bidi.ts';
import { fillText } from './texts.ts';

test.each(['Acme (US)', '+1 ••• ••• 4253', 'a•••@e•••.com', 'Engineer · R-7'])(
  'in a text from right to left, %s keeps its direction',
  (value) => {
    expect(isolatedIn('he_IL', value)).toBe(`\u2068${value}\u2069`);
    expect(isolatedIn('ar_AE', value)).toBe(`\u2068${value}\u2069`);
    expect(isolatedIn('de_DE', value)).toBe(value);
  },
);

test.each(['12345678', 'https://portal.example.com/#/x?y=1', ''])('%j is left as it is', (value) => {
  expect(isolatedIn('ar_AE', value)).toBe(value);
});

test('each line of what somebody wrote keeps its direction, a link alone is bare', () => {
  expect(isolatedIn('ar_AE', 'You left at noon.\n\nhttps://portal.example.com/1')).toBe(
    '\u2068You left at noon.\u2069\n\nhttps://portal.example.com/1',
  );
  expect(isolatedIn('de_DE', 'one line\nanother')).toBe('one line\nanother');
});

test('a text that isolates its values is not isolated once more, where it is the only line as among several', () => {
  const line = fillText('ar_AE', 'LBL_IN_ONE_VALUE', { name: 'Jonas Weber', total: '2' });
  expect(line).toBe('\u2068Jonas Weber\u2069: 2');
  const mail = (workers: string) => fillText('ar_AE', 'MSG_LATE_MAIL', { workers, approvers: '–', link: '' });
  expect(mail(line).split('\n')).toContain(line);
  expect(mail(`${line}\n${line}`).split('\n')).toContain(line);
  expect(isolatedIn('he_IL', inReadingOrder('he_IL', '15–28'))).toBe('\u206715–28\u2069');
});

test('a range is a whole in the direction of its language, an amount is one from left to right', () => {
  expect(inReadingOrder('he_IL', '15–28')).toBe('\u206715–28\u2069');
  expect(inReadingOrder('en_US', '15–28')).toBe('15–28');
  expect(amountInOrder('he_IL', '\u200f8.50 \u200f$')).toBe('\u20668.50 $\u2069');
  expect(amountInOrder('en_US', '$8.50')).toBe('$8.50');
});

test('messages have it: a code as it is, a name, an amount and a period as wholes', () => {
  expect(fillText('ar_AE', 'MSG_RECOVERY_CODE_SMS', { code: '12345678' })).toContain(' 12345678');
  expect(fillText('he_IL', 'MSG_REPORT_BY', { name: 'Daniel Reyes (Acme)' })).toContain(
    '\u2068Daniel Reyes (Acme)\u2069',
  );
  const reader = { locale: 'he_IL', zone: 'UTC', timeFormat: null } as const;
  expect(periodFor(reader, '2026-11-15', '2026-11-28')).toMatch(/^\u206715.28.*\u2069$/);
  expect(moneyFor(reader, -8.5, 'USD')).toMatch(/^\u2066[^\u200e\u200f]*\u2069$/);
  expect(momentFor(reader, new Date('2026-11-15T17:30:00Z'))).toContain('17:30');
});
