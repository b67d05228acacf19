export { afterPress } from './after-press.ts';
export { useSettled } from './use-settled.ts';
