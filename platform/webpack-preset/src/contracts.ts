/** Contracts of modules from their sources, for packages that bring them along (`npm run pack`). */
export { contractsOfModules, type DeclaredModule } from './contract/declared-modules.ts';
/** What builds expect of a host's pages. */
export { PROVIDED_REQUESTS } from './shared-libraries.ts';
