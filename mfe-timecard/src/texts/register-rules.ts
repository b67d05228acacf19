import { registerTexts } from 'shared-session';
import { ruleTexts } from './rules.ts';

/** Registers the texts of the rules, for scripts outside of Add Time that say why an entry cannot be sent. */
registerTexts(ruleTexts);
