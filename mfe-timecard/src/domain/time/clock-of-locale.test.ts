import { rulesOf } from '../mapping/metadata-to-rules.ts';
import { metadataOf, templateWith } from '../testing/samples.ts';
import { localeUses24Hours } from './clock-of-locale.ts';

test.each(['de-DE', 'en-GB', 'fr-FR', 'ja-JP', 'sv-SE'])('%s reads 17:30 (docs: time-entry#time-clock)', (tag) => {
  expect(localeUses24Hours(tag)).toBe(true);
});

test.each(['en-US', 'ko-KR'])('%s reads 5:30 PM', (tag) => {
  expect(localeUses24Hours(tag)).toBe(false);
});

test('a timecard opened in such a locale uses that clock (docs: time-entry#time-clock)', () => {
  const template = templateWith({ id: 0 });
  const clock = (engagement: boolean, locale: boolean) =>
    rulesOf(metadataOf({ use24HourClock: engagement }), template, null, locale).use24HourClock;
  expect([clock(false, false), clock(true, false), clock(false, true)]).toEqual([false, true, true]);
});
