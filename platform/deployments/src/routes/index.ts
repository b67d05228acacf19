export type { Route } from '../manifest/activation.ts';
export { matchesPattern, precision, readParameters } from './route-pattern.ts';
