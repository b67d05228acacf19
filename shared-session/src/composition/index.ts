export { isComposing } from './is-composing.ts';
export { useComposed } from './use-composed.ts';
export { useComposition } from './use-composition.ts';
