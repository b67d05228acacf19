/** Calls of the API in sources, as builds record them. */
export { callsInModule, mayCall } from './api-calls/calls-in-module.ts';
export { callModules, recordedCalls } from './api-calls/recorded-calls.ts';
/** Contracts of modules from their sources, for packages that include them (`npm run pack`). */
export { contractsOfModules, type DeclaredModule } from './contract/declared-modules.ts';
/** The requests that builds expect a host's pages to provide. */
export { PROVIDED_REQUESTS } from './shared-libraries.ts';
