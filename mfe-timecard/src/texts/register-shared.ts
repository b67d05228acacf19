import { registerTexts } from 'shared-session';
import { sharedTexts } from './shared.ts';

registerTexts(sharedTexts);
