export { localSteps } from './local-steps.ts';
export { useLocaleTag } from './use-locale-tag.ts';
