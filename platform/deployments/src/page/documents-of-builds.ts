import * as v from 'valibot';

/** An entry of a build's `notices.json`: a third-party package, and the notice that its license requires. */
const notice = v.object({ name: v.string(), version: v.string(), license: v.string(), text: v.string() });

export type Notice = v.InferOutput<typeof notice>;

const files = v.array(v.string());
const assets = v.record(v.string(), v.record(v.string(), files));
/** The part of Module Federation's manifest that says where files are; the rest is passed on. */
const federationManifest = v.looseObject({
  metaData: v.looseObject({ remoteEntry: v.looseObject({ path: v.string() }) }),
  exposes: v.optional(v.array(v.looseObject({ assets: v.optional(assets) }))),
  shared: v.optional(v.array(v.looseObject({ assets: v.optional(assets) }))),
});

export type Assets = v.InferOutput<typeof assets>;

/** The notices of a build; undefined if they cannot be read. One build must not keep the page from being written for all other builds. */
export const noticesIn = (bytes: Buffer) => read(v.array(notice), bytes);
/** Module Federation's manifest of a standalone variant; undefined if it cannot be read. */
export const federationManifestIn = (bytes: Buffer) => read(federationManifest, bytes);

export const isNotices = (bytes: Buffer): boolean => noticesIn(bytes) !== undefined;
export const isFederationManifest = (bytes: Buffer): boolean => federationManifestIn(bytes) !== undefined;

function read<S extends v.GenericSchema>(schema: S, bytes: Buffer): v.InferOutput<S> | undefined {
  try {
    const result = v.safeParse(schema, JSON.parse(bytes.toString()));
    return result.success ? result.output : undefined;
  } catch {
    return undefined;
  }
}
