/** The English texts. Translations come from the translation call. */
export const texts = {
  LBL___LABEL___TITLE: '__Title__',
  MSG___LABEL___MORNING: 'Good morning. There is nothing here yet.',
  MSG___LABEL___AFTERNOON: 'Good afternoon. There is nothing here yet.',
  MSG___LABEL___EVENING: 'Good evening. There is nothing here yet.',
};
