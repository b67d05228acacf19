import { join } from 'node:path';
import {
  activate,
  changeSettings,
  currentManifest,
  difference,
  directoryStore,
  hasSettings,
  type Publication,
  provenanceHere,
  publish,
  ROOT,
  readBuild,
  recordTrial,
  refuseBreakage,
  refuseStranding,
  signerHere,
  summary,
  tryOn,
  UserError,
} from 'deployments';
import type { Manifest } from 'deployments/manifest';
import { stampOf, writeStamp } from '../builds/stamp.ts';
import { publishedPackages, repository } from '../paths.ts';
import type { Deployed } from './verify-deployment.ts';

/** A local store is read by few browsers, and a person waits for it to be written. In production 11 saves 1.7 % of every script. */
export const BROTLI_QUALITY = 10;

interface DeployOptions {
  /** The options of the same names in `mfe activate`. */
  readonly removes?: readonly string[] | undefined;
  readonly strands?: readonly string[] | undefined;
  /** The URL of a running portal on which what is published is tried first (`mfe try`). */
  readonly tryUrl?: string | undefined;
  /** Which packages; all of them by default. */
  readonly packages?: readonly string[];
}

/** Whether nothing is live in a store yet. */
export async function isEmpty(storeFolder: string): Promise<boolean> {
  return (await currentManifest(directoryStore(storeFolder))).revision === 0;
}

/** Whether a version is live, and no candidate beside it. */
function isLiveForAll({ root, microFrontends }: Manifest, version: string): boolean {
  return Object.entries({ [ROOT]: root, ...microFrontends }).some(
    ([name, one]) => one && !one.canary && `${name}@${one.version}` === version,
  );
}

/**
 * Publishes the built packages and activates all of them in one revision, like `mfe publish` and `mfe activate`.
 * @returns the live versions, and those of them that were not live before
 * @param audience `development` lets the page load from a developer's own machine, and shows every part of the footer
 * @param options confirmations that production requires: modules that may be removed although they are live (`mfe activate --removes`), and
 * names that could no longer be rolled back by themselves (`--strands`)
 */
export async function deployPackages(
  storeFolder: string,
  log: (line: string) => void,
  audience: 'development' | 'production' = 'development',
  { removes = [], strands = [], tryUrl, packages = publishedPackages }: DeployOptions = {},
): Promise<Deployed> {
  const store = directoryStore(storeFolder);
  try {
    // Only a real deployment has the vendor's site.
    if (audience === 'development' && !(await hasSettings(store)))
      await changeSettings(store, (before) => ({ ...before, vendorSite: 'https://www.example.com/' }));
    const publications: Publication[] = [];
    const now = () => new Date().toISOString();
    const signer = signerHere(process.env);
    const from = await provenanceHere(repository);
    const before = await currentManifest(store);
    for (const packageName of packages) {
      const stamp = stampOf(packageName);
      // Reading a build takes longer than anything else here.
      if (stamp?.publishedAs && isLiveForAll(before, stamp.publishedAs)) continue;
      const build = readBuild(join(repository, packageName));
      const { publication, fresh } = await publish(store, build, {
        now,
        ...(audience === 'development' ? { quality: BROTLI_QUALITY } : {}),
        from,
        signer,
      });
      if (fresh) log(`Published ${publication.name}@${publication.version}`);
      if (stamp) writeStamp(packageName, { ...stamp, publishedAs: `${publication.name}@${publication.version}` });
      publications.push(publication);
    }
    const tried = tryUrl === undefined ? undefined : await tryOn(store, publications, tryUrl, '--try');
    if (tried) {
      log(summary(tried));
      await recordTrial(store, publications, tried, { now, provenance: from });
      if (tried.failures.length > 0) throw new UserError(tried.failures.join('\n'));
    }
    const live = await activate(store, publications, {
      now,
      provenance: from,
      signer,
      development: audience === 'development',
      // A failed trial is what is looked into.
      again: audience === 'development' ? publications.map(({ name }) => name) : [],
      // In development, yesterday's modules may be gone today.
      check: refuseBreakage(store, audience === 'production' ? removes : undefined),
      examineTargets: refuseStranding(store, audience === 'production' ? strands : undefined),
    });
    const changed = new Set(difference(before, live).map(({ name }) => name));
    const versions = publications.filter(({ name }) => changed.has(name)).map(({ name, version }) => [name, version]);
    return { store, live, versions: Object.fromEntries(versions) };
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
