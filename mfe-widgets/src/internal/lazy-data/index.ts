export { useLazyData } from './use-lazy-data.ts';
