import { CLOCKS, zoneName } from './format-choices.ts';

test('a choice of the clock shows what the portal then writes', () => {
  const at = new Date('2026-11-16T13:05:00Z');
  const clock = (tag: string) => at.toLocaleTimeString(tag, { timeStyle: 'short', timeZone: 'UTC' }).replace(/\s/, ' ');
  expect([clock('en-US-u-hc-h12'), clock('en-US-u-hc-h23')]).toEqual([CLOCKS['12'], CLOCKS['24']]);
});

test('a zone is written in words', () => {
  expect(zoneName('America/Argentina/Buenos_Aires')).toBe('America / Argentina / Buenos Aires');
});
