import { join } from 'node:path';
import {
  activate,
  changeSettings,
  directoryStore,
  hasSettings,
  type Publication,
  provenanceHere,
  publish,
  readBuild,
  refuseBreakage,
  signerHere,
  UserError,
} from 'deployments';
import { publishedPackages, repository } from './paths.ts';

/** A local store is read by few browsers, and somebody waits for it to be written. */
export const BROTLI_QUALITY = 10;

/**
 * Publishes what was built and activates all of it in one revision, the way `mfe publish` and `mfe activate` do.
 * @param audience `development` lets the page load from a developer's own machine, and shows every part of the footer
 * @param removes what may go that is live now (`mfe activate --removes`); only production asks
 */
export async function deployPackages(
  storeFolder: string,
  log: (line: string) => void,
  audience: 'development' | 'production' = 'development',
  removes: readonly string[] = [],
): Promise<void> {
  const store = directoryStore(storeFolder);
  try {
    // Only a real deployment knows the vendor's site.
    if (audience === 'development' && !(await hasSettings(store)))
      await changeSettings(store, (before) => ({ ...before, vendorSite: 'https://www.example.com/' }));
    const publications: Publication[] = [];
    const now = () => new Date().toISOString();
    const signer = signerHere(process.env);
    const from = await provenanceHere(repository);
    for (const packageName of publishedPackages) {
      const build = readBuild(join(repository, packageName));
      const { publication, fresh } = await publish(store, build, { now, quality: BROTLI_QUALITY, from, signer });
      if (fresh) log(`Published ${publication.name}@${publication.version}`);
      publications.push(publication);
    }
    await activate(store, publications, {
      now,
      provenance: from,
      signer,
      development: audience === 'development',
      // While developing, what was there yesterday may be gone today.
      check: refuseBreakage(store, audience === 'production' ? removes : undefined),
    });
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code && ['EACCES', 'EROFS', 'ENOSPC', 'ENOTDIR', 'EEXIST', 'EISDIR'].includes(code)) {
      throw new UserError(
        `The store at ${storeFolder} cannot be written (${code}). Set DATA_DIR to a folder that can.`,
      );
    }
    throw error;
  }
}
