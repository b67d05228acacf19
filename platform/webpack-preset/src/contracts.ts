/** The calls of the API in a package's sources, for `npm run pack`. */
export { callsOfPackage } from './api-calls/calls-of-package.ts';
/** Contracts of modules from their sources, for packages that include them (`npm run pack`). */
export { contractsOfModules, type DeclaredModule } from './contract/declared-modules.ts';
/** The requests that builds expect a host's pages to provide. */
export { PROVIDED_REQUESTS } from './shared-libraries.ts';
