import type { RootDeployed } from '../manifest/index.ts';

/** The name of root-config's session script; older builds have none. */
const SESSION = /^session\.\w+\.js$/;

/** The scripts that every page runs first, in this order: the session's, if there is one, and the portal's. */
export function firstScripts({ portal, files }: RootDeployed): string[] {
  return [...Object.keys(files).filter((file) => SESSION.test(file)), portal];
}
