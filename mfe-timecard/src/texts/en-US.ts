import { addTimeTexts } from './add-time.ts';
import { checklistTexts } from './checklist.ts';
import { entryTexts } from './entries.ts';
import { ruleTexts } from './rules.ts';
import { sharedTexts } from './shared.ts';
import { timeExpenseTexts } from './time-expense.ts';
import { timeExpenseDetailTexts } from './time-expense-detail.ts';
import { totalsTexts } from './totals.ts';
import { workerHomeTexts } from './worker-home.ts';

/** The English texts of all pages; each page registers its own. The translation call adds other languages. */
export const texts: Readonly<Record<string, string>> = {
  ...addTimeTexts,
  ...checklistTexts,
  ...totalsTexts,
  ...ruleTexts,
  ...entryTexts,
  ...workerHomeTexts,
  ...timeExpenseTexts,
  ...timeExpenseDetailTexts,
  ...sharedTexts,
};
