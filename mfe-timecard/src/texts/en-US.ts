import { addTimeTexts } from './add-time.ts';
import { checklistTexts } from './checklist.ts';
import { gridTexts } from './grid.ts';
import { listTexts } from './lists.ts';
import { ruleTexts } from './rules.ts';
import { totalsTexts } from './totals.ts';

/** Every text of this micro-frontend in English; other languages come on top through the translation call. */
export const texts: Readonly<Record<string, string>> = {
  ...addTimeTexts,
  ...checklistTexts,
  ...gridTexts,
  ...totalsTexts,
  ...ruleTexts,
  ...listTexts,
};
