import type { RootDeployed } from '../manifest/index.ts';

/** The script of root-config that opens the session, by its name: builds of before had none. */
const SESSION = /^session\.\w+\.js$/;

/** What every page runs before anything else, in this order: the session's script, where there is one, and the portal's. */
export function firstScripts({ portal, files }: RootDeployed): string[] {
  return [...Object.keys(files).filter((file) => SESSION.test(file)), portal];
}
