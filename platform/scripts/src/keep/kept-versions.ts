import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { type Publication, readPublication, type Store, UserError } from 'deployments';
import { repository } from '../paths.ts';

/** The number of published versions that are kept, of root and of each micro-frontend. */
export const KEPT = 3;

/** Committed, because a build server's clone has no history. */
export const keptFolder = join(repository, 'e2e', 'contracts');

/** A published version: its publication and its scripts. */
export interface KeptVersion {
  readonly publication: Publication;
  /** Path relative to the version's base → text. */
  readonly scripts: Readonly<Record<string, string>>;
}

/** The kept versions of a name, oldest first. */
export function keptVersions(name: string, folder = keptFolder): KeptVersion[] {
  return filesOf(name, folder).map((file) => {
    try {
      return JSON.parse(brotliDecompressSync(readFileSync(join(folder, name, file))).toString()) as KeptVersion;
    } catch {
      throw new UserError(`e2e/contracts/${name}/${file} is damaged. Restore it: git checkout -- e2e/contracts`);
    }
  });
}

/**
 * Adds a published version as the newest, and drops the oldest beyond three. Assets (fonts, documents) are left out, because contracts do
 * not cover them. @returns false if it is already the newest
 */
export async function keepVersion(store: Store, name: string, version: string, folder = keptFolder): Promise<boolean> {
  const files = filesOf(name, folder);
  const newest = files.at(-1);
  if (newest?.endsWith(`@${version}.br`)) return false;
  const publication = await readPublication(store, name, version);
  const { base, files: published } = 'root' in publication ? publication.root : publication.deployed;
  const scripts: Record<string, string> = {};
  for (const path of Object.keys(published)) {
    if (path.startsWith('assets/')) continue;
    const bytes = await store.read(`${base.slice(1)}${path}`);
    if (!bytes) throw new UserError(`${base}${path} is missing in ${store.location}.`);
    scripts[path] = bytes.toString();
  }
  const number = Number(newest?.split('@', 1)[0] ?? 0) + 1;
  const kept: KeptVersion = { publication, scripts };
  mkdirSync(join(folder, name), { recursive: true });
  const compressed = brotliCompressSync(JSON.stringify(kept), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 },
  });
  writeFileSync(join(folder, name, `${String(number).padStart(4, '0')}@${version}.br`), compressed);
  for (const file of filesOf(name, folder).slice(0, -KEPT)) rmSync(join(folder, name, file));
  return true;
}

function filesOf(name: string, folder: string): string[] {
  try {
    return readdirSync(join(folder, name))
      .filter((file) => /^\d{4,}@.+\.br$/.test(file))
      .sort((one, other) => Number.parseInt(one, 10) - Number.parseInt(other, 10));
  } catch {
    return [];
  }
}
