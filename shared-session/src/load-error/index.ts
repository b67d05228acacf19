export { loadErrorKey } from './load-error-key.ts';
