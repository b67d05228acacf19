import fc from 'fast-check';
import { digestOf, isUnusual, NAMED, type WaitingItem } from './approver-digest.ts';
import { sizeFor } from './write-mails.ts';

const NOW = new Date('2026-11-16T16:00:00Z');
const item = (given: Partial<WaitingItem> = {}): WaitingItem => ({
  ...{ itemId: 1, principal: null, principalId: null, worker: 'Amara Osei', start: '2026-11-08', end: '2026-11-14' },
  ...{
    minutes: 2400,
    days: 5,
    units: 0,
    amount: null,
    currency: 'USD',
    due: null,
    since: NOW,
    usualMinutes: 2400,
    usualAmount: null,
  },
  ...given,
});

test('without anything that waits there is no digest (docs: reminders#reminder-digest)', () => {
  expect(digestOf([], NOW)).toBeNull();
});

test.each([
  [{ minutes: 2430 }, false],
  [{ minutes: 2431 }, true],
  [{ minutes: 2000, usualMinutes: null }, false],
  [{ minutes: null, amount: 110, usualAmount: 100 }, false],
  [{ minutes: null, amount: 111, usualAmount: 100 }, true],
  [{ minutes: null, amount: 111 }, false],
])('%j is unusual: %s (docs: reminders#reminder-digest-order)', (given, expected) => {
  expect(isUnusual(item(given))).toBe(expected);
});

test('unusual items come first, then those that wait longest', () => {
  const hours = (ago: number) => new Date(NOW.getTime() - ago * 3_600_000);
  const items = [
    item({ itemId: 1, since: hours(1) }),
    item({ itemId: 2, since: hours(9) }),
    item({ itemId: 3, since: hours(2), minutes: 3000 }),
    item({ itemId: 4, since: hours(5), minutes: 900 }),
  ];
  expect(digestOf(items, NOW)?.named.map(({ itemId }) => itemId)).toEqual([4, 3, 2, 1]);
});

test.each([
  [{}, '40.00 h', '40,00 h'],
  [{ minutes: 0, units: 7, days: 3 }, '7 units', '7 Einheiten'],
  [{ minutes: 0, days: 10 }, '10 days', '10 Tage'],
  [{ minutes: 0, days: 1 }, '1 day', '1 Tag'],
  [{ minutes: 0, days: 0 }, '0.00 h', '0,00 h'],
  [{ minutes: null, days: 0, amount: 7698.4 }, '$7,698.40', '7.698,40 $'],
])(
  'a line says how much %j is, in what it was entered in (docs: reminders#reminder-digest-order)',
  (given, english, german) => {
    const reader = { zone: 'UTC', timeFormat: null } as const;
    const said = (locale: 'en_US' | 'de_DE') => sizeFor({ ...reader, locale }, item(given)).replaceAll('\u00a0', ' ');
    expect([said('en_US'), said('de_DE')]).toEqual([english, german]);
  },
);

const anyItem = fc.record({
  itemId: fc.nat(),
  minutes: fc.option(fc.nat(5000)),
  amount: fc.option(fc.integer({ min: 0, max: 9000 })),
  currency: fc.constantFrom('USD', 'EUR'),
  usualMinutes: fc.option(fc.nat(5000)),
  due: fc.option(fc.date({ min: new Date('2026-11-01'), max: new Date('2026-12-01'), noInvalidDate: true })),
});

test('a digest counts everything, names the first ten, and loses no amount', () => {
  fc.assert(
    fc.property(fc.array(anyItem, { minLength: 1, maxLength: 40 }), (given) => {
      const items = given.map((one) => item(one));
      const digest = digestOf(items, NOW);
      expect(digest?.count).toBe(items.length);
      expect(digest?.named).toHaveLength(Math.min(items.length, NAMED));
      const sum = [...(digest?.amounts.values() ?? [])].reduce((total, amount) => total + amount, 0);
      expect(sum).toBe(items.reduce((total, { amount }) => total + (amount ?? 0), 0));
      const firstUsual = digest?.named.findIndex((one) => !isUnusual(one)) ?? -1;
      if (firstUsual >= 0) expect(digest?.named.slice(firstUsual).some(isUnusual)).toBe(false);
    }),
  );
});
