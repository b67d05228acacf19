import { addTimeTexts } from './add-time.ts';
import { checklistTexts } from './checklist.ts';
import { listTexts } from './lists.ts';
import { ruleTexts } from './rules.ts';
import { totalsTexts } from './totals.ts';

/** The texts of its entry in English; other languages come on top through the translation call. */
export const texts: Readonly<Record<string, string>> = {
  ...addTimeTexts,
  ...checklistTexts,
  ...totalsTexts,
  ...ruleTexts,
  ...listTexts,
};
