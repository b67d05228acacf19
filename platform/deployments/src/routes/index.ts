export type { Route } from '../manifest/activation.ts';
export { comparePatterns, matchesPattern, readParameters } from './route-pattern.ts';
