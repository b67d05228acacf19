import { byDay, whichDay } from './notification-days.ts';

test('notifications are grouped by day, in their order (docs: notifications#notification-list)', () => {
  const items = ['24 c', '24 b', '23 a'];
  expect(byDay(items, (item) => `2026-11-${item.slice(0, 2)}`)).toEqual([
    { date: '2026-11-24', items: ['24 c', '24 b'] },
    { date: '2026-11-23', items: ['23 a'] },
  ]);
});

test('today and yesterday are named, over the end of a month too', () => {
  expect(whichDay('2026-12-01', '2026-12-01')).toBe('today');
  expect(whichDay('2026-11-30', '2026-12-01')).toBe('yesterday');
  expect(whichDay('2026-11-29', '2026-12-01')).toBe('other');
});
