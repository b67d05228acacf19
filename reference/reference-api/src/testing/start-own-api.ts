/** `startApi` with modules of the API that belong to the test file, for files that replace one of them or pass errors of their classes. */
export { startApi } from './start-api.ts';
