import type { Translate } from './i18n.ts';

/** The author of an action: `Samuel Okafor`, or `Samuel Okafor for Daniel Reyes` where it was on behalf of another user. */
export const nameFor = (t: Translate, name: string | null, principal: string | null): string =>
  principal === null ? (name ?? '') : t('LBL_NAME_FOR', { name: name ?? '', principal });
