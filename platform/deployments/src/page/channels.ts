import { FIRST_HOST_CONTRACT } from '../host-contract/index.ts';
import { type DeployedVersion, type Manifest, stableManifest } from '../manifest/index.ts';
import { folderOf, readRecord } from '../publish/publication.ts';
import { pooled } from '../store/pooled.ts';
import type { Store } from '../store/store.ts';
import { type Assets, federationManifestIn } from './documents-of-builds.ts';

/** The folder of the documents below. */
export const CHANNEL_FOLDER = 'standalone';

/**
 * Path → text of the stable URLs for foreign hosts: `standalone/NAME/live/mf-manifest.json` is the live version's manifest of its
 * standalone variant, `…/candidate/…` that of the candidate, or of the live version where there is none. Names without such a variant have
 * no URL.
 */
export async function channelDocuments(store: Store, live: Manifest): Promise<Record<string, string>> {
  const stable = stableManifest(live).microFrontends;
  const wanted = Object.entries(live.microFrontends).flatMap(([name, { canary }]) => {
    const one = stable[name];
    return one ? [[name, 'live', one] as const, [name, 'candidate', canary?.candidate ?? one] as const] : [];
  });
  const written = await pooled(wanted, async ([name, channel, version]) => {
    const text = await channelDocument(store, name, version);
    return text === undefined ? [] : [[`${CHANNEL_FOLDER}/${name}/${channel}/mf-manifest.json`, text] as const];
  });
  return Object.fromEntries(written.flat());
}

async function channelDocument(store: Store, name: string, { version }: DeployedVersion): Promise<string | undefined> {
  const folder = `${folderOf(name, version)}/standalone`;
  const bytes = await store.read(`${folder}/mf-manifest.json`);
  const known = bytes && federationManifestIn(bytes);
  if (!known) return undefined;
  // Federation resolves files against the URL of the manifest, which is three folders deep, as the version's is below `mfe/`.
  const there = `../../../${folder}`;
  const { metaData, exposes, shared, ...rest } = known;
  const { remoteEntry } = metaData;
  const hostContract = (await readRecord(store, name, version)).publication?.facts?.hostContract ?? FIRST_HOST_CONTRACT;
  return JSON.stringify({
    ...rest,
    metaData: { ...metaData, remoteEntry: { ...remoteEntry, path: joined(there, remoteEntry.path) } },
    ...(shared && { shared: shared.map((one) => movedAssets(one, there)) }),
    ...(exposes && { exposes: exposes.map((one) => movedAssets(one, there)) }),
    deployed: { version, hostContract },
  });
}

function movedAssets<T extends { readonly assets?: Assets | undefined }>(one: T, there: string): T {
  if (!one.assets) return one;
  const moved = mapped(one.assets, (kinds) => mapped(kinds, (paths) => paths.map((path) => joined(there, path))));
  return { ...one, assets: moved };
}

function mapped<T, R>(record: Readonly<Record<string, T>>, map: (value: T) => R): Record<string, R> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
}

const joined = (folder: string, path: string) => (path === '' ? folder : `${folder}/${path}`);
