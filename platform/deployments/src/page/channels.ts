import * as v from 'valibot';
import { FIRST_HOST_CONTRACT } from '../host-contract/index.ts';
import { type DeployedVersion, type Manifest, stableManifest } from '../manifest/index.ts';
import { folderOf, parsePublication, recordOf } from '../publish/publication.ts';
import { pooled } from '../store/pooled.ts';
import type { Store } from '../store/store.ts';

/** The folder of the documents below. */
export const CHANNEL_FOLDER = 'standalone';

const files = v.array(v.string());
const assets = v.record(v.string(), v.record(v.string(), files));

/** The part of Module Federation's manifest that says where files are; the rest is passed on. */
const federationManifest = v.looseObject({
  metaData: v.looseObject({ remoteEntry: v.looseObject({ path: v.string() }) }),
  exposes: v.optional(v.array(v.looseObject({ assets: v.optional(assets) }))),
  shared: v.optional(v.array(v.looseObject({ assets: v.optional(assets) }))),
});

/**
 * Path → text of the stable addresses for foreign hosts: `standalone/NAME/live/mf-manifest.json` is the live version's manifest of its
 * standalone variant, `…/candidate/…` that of the candidate, or of the live version where there is none. Names without such a variant
 * have no address.
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
  const known = bytes && v.safeParse(federationManifest, JSON.parse(bytes.toString()));
  if (!known?.success) return undefined;
  // Federation resolves files against the address of the manifest, which is three folders deep, as the version's is below `mfe/`.
  const there = `../../../${folder}`;
  const { metaData, exposes, shared, ...rest } = known.output;
  const { remoteEntry } = metaData;
  const record = await store.read(recordOf(name, version));
  const hostContract = (record && parsePublication(record, name).facts?.hostContract) ?? FIRST_HOST_CONTRACT;
  return JSON.stringify({
    ...rest,
    metaData: { ...metaData, remoteEntry: { ...remoteEntry, path: joined(there, remoteEntry.path) } },
    ...(shared && { shared: shared.map((one) => movedAssets(one, there)) }),
    ...(exposes && { exposes: exposes.map((one) => movedAssets(one, there)) }),
    deployed: { version, hostContract },
  });
}

function movedAssets<T extends { readonly assets?: v.InferOutput<typeof assets> | undefined }>(
  one: T,
  there: string,
): T {
  if (!one.assets) return one;
  const moved = mapped(one.assets, (kinds) => mapped(kinds, (paths) => paths.map((path) => joined(there, path))));
  return { ...one, assets: moved };
}

function mapped<T, R>(record: Readonly<Record<string, T>>, map: (value: T) => R): Record<string, R> {
  return Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));
}

const joined = (folder: string, path: string) => (path === '' ? folder : `${folder}/${path}`);
