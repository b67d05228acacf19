export { type LazyData, useLazyData } from './use-lazy-data.ts';
