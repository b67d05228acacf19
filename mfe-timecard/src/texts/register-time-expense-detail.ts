import { registerTexts } from 'shared-session';
import { entryTexts } from './entries.ts';
import { sharedTexts } from './shared.ts';
import { timeExpenseDetailTexts } from './time-expense-detail.ts';

registerTexts({ ...entryTexts, ...timeExpenseDetailTexts, ...sharedTexts });
