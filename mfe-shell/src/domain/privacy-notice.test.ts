import { PRIVACY_NOTICE_LOCALES, privacyNoticeLocale } from './privacy-notice.ts';

test('nineteen locales have a notice of their own (docs: shell#privacy-notice)', () => {
  expect(PRIVACY_NOTICE_LOCALES).toHaveLength(19);
  for (const locale of PRIVACY_NOTICE_LOCALES) expect(privacyNoticeLocale(locale)).toBe(locale);
});

test('pl-PL falls back to the US English one, and so does anything else (docs: shell#privacy-notice)', () => {
  for (const tag of ['pl-PL', 'xx-XX', '', '__proto__']) expect(privacyNoticeLocale(tag)).toBe('en-US');
});
