/** The parts of a build's report that the check compares. */
export type { ApiCall, ApiCalls } from './api/api-calls.ts';
export type { JsonSchema } from './api/api-document.ts';
export type { Contract, Members, Shape } from './contract/contract.ts';
export type { Place } from './places/place.ts';
export { unreadable, unreadableInTime } from './places/unreadable.ts';
