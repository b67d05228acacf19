import { addTimeTexts } from './add-time.ts';
import { elsewhereTexts } from './elsewhere.ts';
import { listTexts } from './lists.ts';
import { ruleTexts } from './rules.ts';

/** Every text of this micro-frontend in English; other languages come on top through the translation call. */
export const texts: Readonly<Record<string, string>> = {
  ...addTimeTexts,
  ...ruleTexts,
  ...listTexts,
  ...elsewhereTexts,
};
