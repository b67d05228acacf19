import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Manifest } from '../manifest/index.ts';
import { compressedForms, withCompressed } from '../publish/compressed.ts';
import { integrityOf } from '../publish/integrity.ts';
import { parsePublication, recordOf } from '../publish/publication.ts';
import { pooled } from '../store/pooled.ts';
import type { Store } from '../store/store.ts';
import { broken, type DoctorFinding, stale } from './doctor-finding.ts';
import { examineDictionaryForms } from './examine-dictionary-forms.ts';
import { type LiveFile, liveBuilds, liveFiles } from './live-files.ts';

/** Compares the live versions' bytes with their integrity, and their compressed forms with the bytes. */
export async function examineFiles(store: Store, live: Manifest, repair: boolean): Promise<DoctorFinding[]> {
  const ours = liveFiles(live).filter(({ base }) => base.startsWith('/'));
  const found = await pooled(ours, (file) => examineFile(store, file, repair));
  const forms = await examineDictionaryForms(store, ours, repair);
  return [...found.flat(), ...forms, ...(await examineRecords(store, live)), ...(await strayFiles(store, live))];
}

async function examineFile(store: Store, one: LiveFile, repair: boolean): Promise<DoctorFinding[]> {
  const path = `${one.base.slice(1)}${one.file}`;
  const bytes = await store.read(path);
  if (!bytes) {
    return [broken(`${path} is missing, which ${one.who} needs. Publish that build again, or ${one.wayBack}.`)];
  }
  if (integrityOf(bytes) !== one.integrity) {
    return [
      broken(
        `${path} holds other bytes than were published (${bytes.length} instead of ${one.bytes}), so browsers refuse ` +
          `${one.who}. Put the published file back, or ${one.wayBack}.`,
      ),
    ];
  }
  const findings: DoctorFinding[] = [];
  for (const form of compressedForms(path, bytes)) {
    const stored = await store.read(form);
    if (stored && decoded(form, stored)?.equals(bytes)) continue;
    const what = stored ? 'does not decompress to the published bytes' : 'is missing';
    findings.push((stored ? broken : stale)(`${form} ${what}.`, true));
    if (!repair) continue;
    const fresh = (await withCompressed(path, bytes)).find(([name]) => name === form)?.[1];
    if (fresh) await store.replace(form, fresh);
  }
  return findings;
}

export function decoded(path: string, bytes: Buffer): Buffer | undefined {
  try {
    return path.endsWith('.br') ? brotliDecompressSync(bytes) : gunzipSync(bytes);
  } catch {
    return undefined;
  }
}

async function examineRecords(store: Store, live: Manifest): Promise<DoctorFinding[]> {
  const found = await pooled(liveBuilds(live), async ({ who, name, build: { version } }) => {
    const path = recordOf(name, version);
    const bytes = await store.read(path);
    if (!bytes)
      return [
        stale(
          `${path} is missing: ${who} is in use, but cannot be checked or activated again. Publish that build again.`,
        ),
      ];
    try {
      parsePublication(bytes, path);
      return [];
    } catch (error) {
      return [stale(`${(error as Error).message}`)];
    }
  });
  return found.flat();
}

/** Finds source maps among the served files, and versions whose upload was interrupted. */
async function strayFiles(store: Store, live: Manifest): Promise<DoctorFinding[]> {
  const paths = await store.list('mfe');
  const maps = paths.filter((path) => path.endsWith('.map'));
  // Pruning leaves a note behind, which is expected.
  const files = paths.filter((path) => !path.endsWith('/pruned.json'));
  const versions = new Set(files.map((path) => path.split('/').slice(0, 3).join('/')));
  const onRecord = new Set(
    paths.filter((path) => path.endsWith('/publication.json')).map((path) => path.slice(0, -17)),
  );
  return [
    ...maps.map((path) => broken(`${path} is public, and source maps hold the sources. Move it below maps/.`)),
    ...[...versions]
      // The missing record of a live version is reported above, and the version must not be removed.
      .filter((version) => !onRecord.has(version) && !liveFolders(live).has(version))
      .map((version) =>
        paths.includes(`${version}/pruning.json`)
          ? stale(
              `${version} is half taken away: "mfe prune" is at it, or has broken off and ends it in an hour's time.`,
            )
          : stale(`${version} was never completed. Publish the build again, which completes it, or remove it.`),
      ),
  ];
}

/** `mfe/mfe_notes/1.0.0-…` of everything that some session may get. */
function liveFolders(live: Manifest): Set<string> {
  return new Set(liveFiles(live).map(({ base }) => base.replace(/^\/|\/$/g, '')));
}
