import { localeNames } from '../translations/locales.ts';
import { hoursWithUnit } from './formats.ts';

test('a mail writes hours as the pages do, in every language (docs: formats#hour-unit)', () => {
  const written = Object.fromEntries(localeNames.map((locale) => [locale, hoursWithUnit({ locale }, 2430)]));
  expect(written).toEqual({
    ar_AE: '\u200f\u206840.50\u2069 س',
    de_CH: '40.50 h',
    de_DE: '40,50 h',
    en_GB: '40.50 h',
    en_US: '40.50 h',
    es_ES: '40,50 h',
    es_MX: '40.50 h',
    fr_CA: '40,50 h',
    fr_FR: '40,50 h',
    he_IL: '\u200f\u206840.50\u2069 ש׳',
    it_IT: '40,50 h',
    ja_JP: '40.50 時間',
    ko_KR: '40.50시간',
    nl_NL: '40,50 u',
    pt_BR: '40,50 h',
    sv_SE: '40,50 h',
    th_TH: '40.50 ชม.',
    zh_CN: '40.50 小时',
    zh_HK: '40.50 小時',
  });
});
