import { registerTexts } from 'shared-session';

/** The English (en-US) texts of choices in forms, registered with their script. */
export const inputsEnglish = {
  LBL_LEVEL: 'Level {{level}}',
  LBL_SEARCH_IN: 'Search {{label}}',
} as const;

registerTexts(inputsEnglish);
