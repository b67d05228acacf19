export { afterPress } from './after-press.ts';
