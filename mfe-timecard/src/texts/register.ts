import { registerTexts } from 'shared-session';
import { texts } from './en-US.ts';

registerTexts(texts);
