/** The sample people of the playground: nothing registered, an e-mail address, a phone. */
export const PEOPLE = ['worker', 'worker-email', 'worker-mobile'] as const;

/** Languages to choose from. */
export const LANGUAGES = [
  'en_US',
  'de_DE',
  'es_ES',
  'fr_FR',
  'it_IT',
  'ja_JP',
  'ko_KR',
  'nl_NL',
  'pt_BR',
  'sv_SE',
  'th_TH',
  'zh_CN',
  'zh_HK',
] as const;
