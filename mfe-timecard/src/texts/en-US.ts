import { addTimeTexts } from './add-time.ts';
import { checklistTexts } from './checklist.ts';
import { listTexts } from './lists.ts';
import { ruleTexts } from './rules.ts';
import { totalsTexts } from './totals.ts';

/** The English texts of the entry; the translation call adds other languages. */
export const texts: Readonly<Record<string, string>> = {
  ...addTimeTexts,
  ...checklistTexts,
  ...totalsTexts,
  ...ruleTexts,
  ...listTexts,
};
