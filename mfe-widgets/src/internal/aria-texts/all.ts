import arabic from './ar-AE.ts';
import hebrew from './he-IL.ts';
import type { LateTexts } from './late-text-types.ts';
import thai from './th-TH.ts';

/** React Aria's texts, by language. The build adds the languages that React Aria has itself (`build/late-texts-loader.cjs`). */
export default {
  'ar-AE': arabic,
  'he-IL': hebrew,
  'th-TH': thai,
} as Readonly<Record<string, LateTexts>>;
