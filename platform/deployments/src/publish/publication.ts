import * as v from 'valibot';
import { type Journey, journeys } from '../journeys/journey.ts';
import { type DeployedVersion, deployedVersion, ROOT, type RootDeployed, rootDeployed } from '../manifest/index.ts';
import type { Signature } from '../owners/signature.ts';
import type { Provenance } from '../provenance/provenance.ts';
import type { Store } from '../store/store.ts';
import { UserError } from '../user-error.ts';
import type { Facts } from './facts/facts.ts';

export { ROOT };

/** A published version: its entry in the manifest when activated, and its facts. */
export type Publication = {
  readonly name: string;
  readonly version: string;
  /** ISO 8601; absent in older records. Used by `mfe prune`. */
  readonly publishedAt?: string | undefined;
  /** Its author and commit; absent in older records. */
  readonly from?: Provenance | undefined;
  /** Of the record without it, by the team that published it. */
  readonly signature?: Signature | undefined;
  /** The journeys of its team (`journeys.json`). */
  readonly journeys?: readonly Journey[] | undefined;
  /** Absent if the record was written by hand. */
  readonly facts?: Facts | undefined;
} & ({ readonly deployed: DeployedVersion } | { readonly root: RootDeployed });

/** Facts are not validated, because only rules read them. The rest goes into the manifest and is validated strictly. */
const publication = v.looseObject({
  name: v.string(),
  version: v.string(),
  publishedAt: v.optional(v.pipe(v.string(), v.isoTimestamp())),
  deployed: v.optional(deployedVersion),
  root: v.optional(rootDeployed),
  // A newer `mfe` may know steps that this one does not.
  journeys: v.fallback(v.optional(journeys), undefined),
});

export function folderOf(name: string, version: string): string {
  return `mfe/${name}/${version}`;
}

export function recordOf(name: string, version: string): string {
  return `${folderOf(name, version)}/publication.json`;
}

/** The mark of `mfe prune` beside a version that it deletes. Only the process that created it deletes. */
export function takingOf(name: string, version: string): string {
  return `${folderOf(name, version)}/pruning.json`;
}

/** The note that `mfe prune` leaves in place of a version. */
export function tombstoneOf(name: string, version: string): string {
  return `${folderOf(name, version)}/pruned.json`;
}

/** The record of a version, or why it cannot be read; neither if there is none. */
export async function readRecord(
  store: Store,
  name: string,
  version: string,
): Promise<{ readonly publication?: Publication; readonly wrong?: string }> {
  const path = recordOf(name, version);
  const bytes = await store.read(path);
  try {
    return bytes ? { publication: parsePublication(bytes, path) } : {};
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    return { wrong: error.message };
  }
}

/** @throws UserError that names the record and its fault */
export function parsePublication(bytes: Buffer, path: string): Publication {
  let value: unknown;
  try {
    value = JSON.parse(bytes.toString());
  } catch {
    throw new UserError(`${path} in the store is not JSON. Publish the build again.`);
  }
  const result = v.safeParse(publication, value);
  if (!result.success) {
    const issue = result.issues[0];
    throw new UserError(
      `${path} in the store is broken at ${v.getDotPath(issue) ?? 'its root'}: ${issue.message}. Publish the build again.`,
    );
  }
  const of = mismatch(result.output, path);
  if (of !== undefined) throw new UserError(`${path} in the store ${of}. Publish the build again.`);
  return result.output as unknown as Publication;
}

/** A record is of the version in whose folder it is, and describes that version only, because its owner is looked up by its name. */
function mismatch(
  { name, version, deployed, root }: v.InferOutput<typeof publication>,
  path: string,
): string | undefined {
  const [one, other] = [deployed, root].filter((is) => is !== undefined);
  if (!one) return "says neither what to deploy nor what the page's own scripts are";
  if (path !== recordOf(name, version)) return `is the record of ${name}@${version}`;
  if (other || (root !== undefined) !== (name === ROOT))
    return `says what ${root ? 'the page' : name} is made of beside ${name}`;
  if (one.version !== version) return `deploys another version, ${one.version}`;
  if (one.base !== `/${folderOf(name, version)}/`) return `deploys what is at ${one.base}`;
  return deployed && deployed.activation.name !== name ? `activates ${deployed.activation.name}` : undefined;
}

/** The record of what was published. @throws UserError that lists what there is */
export async function readPublication(store: Store, name: string, version: string): Promise<Publication> {
  const path = recordOf(name, version);
  const bytes = await store.read(path);
  if (bytes) return parsePublication(bytes, path);
  const versions = await publishedVersions(store, name);
  throw new UserError(
    versions.length
      ? `${name} has no published version ${version}. Published: ${versions.join(', ')}.`
      : `${name} has never been published to ${store.location}.`,
  );
}

export async function publishedVersions(store: Store, name: string): Promise<string[]> {
  const paths = await store.list(`mfe/${name}`);
  return paths.flatMap((path) => /^mfe\/[^/]+\/([^/]+)\/publication\.json$/.exec(path)?.[1] ?? []);
}
