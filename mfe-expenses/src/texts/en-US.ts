import { registerTexts } from 'shared-session';
import { adjustment } from './adjustment.ts';
import { mayI } from './asked-for.ts';
import { project } from './project.ts';
import { sharedTexts } from './shared.ts';

/** The English texts of all pages; each page registers its own. Other languages are loaded over it by the translation call. */
registerTexts({ ...sharedTexts, ...mayI, ...project, ...adjustment });
