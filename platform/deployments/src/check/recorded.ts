/** The parts of a build's report that the check compares. */
export type { ApiCall, ApiCalls } from './api/api-calls.ts';
export type { Contract, Members, Shape } from './contract/contract.ts';
