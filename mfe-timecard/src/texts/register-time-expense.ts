import { registerTexts } from 'shared-session';
import { sharedTexts } from './shared.ts';
import { timeExpenseTexts } from './time-expense.ts';

registerTexts({ ...timeExpenseTexts, ...sharedTexts });
