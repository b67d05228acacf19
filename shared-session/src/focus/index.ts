export { focusAdded, focusAfter } from './focus-after.ts';
