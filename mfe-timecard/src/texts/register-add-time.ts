import { registerTexts } from 'shared-session';
import { addTimeTexts } from './add-time.ts';
import { checklistTexts } from './checklist.ts';
import { entryTexts } from './entries.ts';
import { ruleTexts } from './rules.ts';
import { sharedTexts } from './shared.ts';
import { totalsTexts } from './totals.ts';
import './outbox.ts';

registerTexts({ ...addTimeTexts, ...checklistTexts, ...totalsTexts, ...ruleTexts, ...entryTexts, ...sharedTexts });
