import { periodsToMention } from './worker-reminder.ts';

const NOW = new Date('2026-11-16T16:00:00Z');
const WORKING = { isDayOff: false, isLeave: false, hasEnded: false };
const due = (days: number | null) => ({
  engagement: 'Forklift operator',
  start: '2026-11-08',
  end: '2026-11-14',
  due: days === null ? null : new Date(NOW.getTime() + days * 86_400_000),
});

test('a worker is reminded of what is due within a day, and of what is late by up to two weeks, the latest first (docs: reminders#reminder-worker)', () => {
  const periods = [due(2), due(0.9), due(null), due(-3), due(-13), due(-15)];
  expect(periodsToMention(periods, WORKING, NOW)).toEqual([due(-13), due(-3), due(0.9)]);
});

test.each([
  ['on a holiday or a weekend', { isDayOff: true }],
  ['on leave', { isLeave: true }],
  ['after the end of the engagement', { hasEnded: true }],
])('nobody is reminded %s (docs: reminders#reminder-nobody)', (_when, day) => {
  expect(periodsToMention([due(0.5), due(-1)], { ...WORKING, ...day }, NOW)).toEqual([]);
});
