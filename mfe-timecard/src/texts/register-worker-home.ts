import { registerTexts } from 'shared-session';
import { sharedTexts } from './shared.ts';
import { workerHomeTexts } from './worker-home.ts';

registerTexts({ ...workerHomeTexts, ...sharedTexts });
