export { hasFocus } from './has-focus.ts';
