import { registerTexts } from 'shared-session';
import { homeTexts } from './home.ts';
import { recordTexts } from './records-and-list.ts';
import { sharedTexts } from './shared.ts';
import { listTexts } from './time-and-billing.ts';

/** The English texts of all pages; each page registers those that it shows. Other languages are loaded over it by the translation call. */
export const texts: Readonly<Record<string, string>> = { ...sharedTexts, ...homeTexts, ...recordTexts, ...listTexts };

registerTexts(texts);
