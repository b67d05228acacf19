/** The sample people of the playground: nothing registered, an e-mail address, a phone. */
export const PEOPLE = ['worker', 'worker-email', 'worker-mobile'] as const;

/** The portal's languages; recording fails where it has others. */
export const LANGUAGES = [
  'en_US',
  'en_GB',
  'ja_JP',
  'de_DE',
  'fr_FR',
  'es_ES',
  'es_MX',
  'de_CH',
  'ko_KR',
  'fr_CA',
  'zh_HK',
  'zh_CN',
  'pt_BR',
  'nl_NL',
  'it_IT',
  'th_TH',
  'sv_SE',
  'ar_AE',
  'he_IL',
] as const;
