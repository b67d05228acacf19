import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { type Deployed, deployed, type RootDeployed, rootDeployed } from '../manifest/index.ts';
import { Refusal } from '../refusal.ts';
import type { Store } from '../store/store.ts';
import type { Build, BuiltFile } from './build.ts';
import { withCompressed } from './compressed.ts';
import { integrityOf } from './integrity.ts';

/** The name under which root-config is published; it is no remote and has no activation. */
export const ROOT = 'root';

export type Publication =
  | { readonly name: string; readonly version: string; readonly deployed: Deployed }
  | { readonly name: typeof ROOT; readonly version: string; readonly root: RootDeployed };

export interface Published {
  readonly publication: Publication;
  /** False when the very same version lay in the store already. */
  readonly fresh: boolean;
}

/** Uploads a build under a version that names its content: the same build twice is one version, another build another. */
export async function publish(store: Store, build: Build): Promise<Published> {
  const name = build.kind === 'root' ? ROOT : build.activation.name;
  const content = [...build.files, ...(build.kind === 'root' ? [] : prefixed(build.standalone))];
  const declaration = build.kind === 'root' ? '' : JSON.stringify(build.activation);
  const version = `${build.packageVersion}-${fingerprint(content, declaration)}`;
  const folder = `mfe/${name}/${version}`;
  const record = `${folder}/publication.json`;
  const existing = await store.read(record);
  if (existing) return { publication: JSON.parse(existing.toString()) as Publication, fresh: false };

  const served = content.filter((file) => !file.path.endsWith('.map') && !file.path.endsWith('build.json'));
  for (const file of content) {
    // Source maps are kept where no front serves them.
    if (file.path.endsWith('.map')) await store.create(`maps/${name}/${version}/${file.path}`, file.bytes);
  }
  for (const file of served) {
    for (const [path, bytes] of withCompressed(`${folder}/${file.path}`, file.bytes)) await store.create(path, bytes);
  }

  const base = `/${folder}/`;
  const files = Object.fromEntries(
    build.files
      .filter((file) => /\.m?js$/.test(file.path))
      .map((file) => [file.path, { integrity: integrityOf(file.bytes), bytes: file.bytes.length }]),
  );
  const publication: Publication =
    build.kind === 'root'
      ? {
          name: ROOT,
          version,
          root: v.parse(rootDeployed, { version, base, portal: build.root.portal, embed: build.root.embed, files }),
        }
      : {
          name,
          version,
          deployed: v.parse(deployed, {
            version,
            base,
            entry: build.remote.entry,
            files,
            modules: build.remote.modules,
            uses: build.remote.uses,
            activation: build.activation,
          }),
        };
  // Written last: a publication that is on record is complete.
  await store.create(record, Buffer.from(JSON.stringify(publication)));
  return { publication, fresh: true };
}

/** The record of what was published, or a refusal that lists what there is. */
export async function readPublication(store: Store, name: string, version: string): Promise<Publication> {
  const bytes = await store.read(`mfe/${name}/${version}/publication.json`);
  if (bytes) return JSON.parse(bytes.toString()) as Publication;
  const versions = await publishedVersions(store, name);
  throw new Refusal(
    versions.length
      ? `${name} has no published version ${version}. Published: ${versions.join(', ')}.`
      : `${name} has never been published to ${store.address}.`,
  );
}

export async function publishedVersions(store: Store, name: string): Promise<string[]> {
  const paths = await store.list(`mfe/${name}`);
  return paths.flatMap((path) => /^mfe\/[^/]+\/([^/]+)\/publication\.json$/.exec(path)?.[1] ?? []);
}

function prefixed(files: readonly BuiltFile[]): BuiltFile[] {
  return files.map((file) => ({ path: `standalone/${file.path}`, bytes: file.bytes }));
}

function fingerprint(files: readonly BuiltFile[], declaration: string): string {
  const hash = createHash('sha256').update(declaration);
  for (const file of files) hash.update(`\0${file.path}\0`).update(file.bytes);
  return hash.digest('hex').slice(0, 12);
}
