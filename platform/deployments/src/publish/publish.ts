import { createHash } from 'node:crypto';
import * as v from 'valibot';
import { dictionaryForms } from '../dictionaries/dictionary-forms.ts';
import { type EarlierFiles, earlierFiles } from '../dictionaries/earlier-files.ts';
import { deployedVersion, isFont, rootDeployed } from '../manifest/index.ts';
import { refuseForeign } from '../owners/owners.ts';
import type { Signer } from '../owners/signature.ts';
import { isSignedRecord } from '../owners/signed-publication.ts';
import { type Provenance, withBuild } from '../provenance/provenance.ts';
import { pooled } from '../store/pooled.ts';
import type { Store } from '../store/store.ts';
import { UserError } from '../user-error.ts';
import type { Build } from './build.ts';
import { withCompressed } from './compressed.ts';
import { examine } from './facts/facts.ts';
import type { BuiltFile } from './files-below.ts';
import { integrityOf } from './integrity.ts';
import { folderOf, type Publication, ROOT, readRecord, recordOf, takingOf, tombstoneOf } from './publication.ts';
import { refuseUnservable } from './refuse-unservable.ts';
import type { Reported } from './reported.ts';

export interface Published {
  readonly publication: Publication;
  /** False if the same version was in the store already. */
  readonly fresh: boolean;
}

export interface PublishOptions {
  /** The clock, ISO 8601. */
  readonly now?: () => string;
  /** Of brotli, 0 to 11; 10 takes a third of the time of 11 for 2 % more bytes. */
  readonly quality?: number;
  /** The author and the commit; a build that says its own commit goes before it. */
  readonly from?: Provenance | undefined;
  /** The key of the team that publishes; needed where a store has owners. */
  readonly signer?: Signer | undefined;
}

/**
 * Uploads a build under a version that names its content: publishing the same build twice gives the same version. An
 * interrupted upload is completed by publishing again, and is recorded only when it is complete.
 */
export async function publish(store: Store, build: Build, options: PublishOptions = {}): Promise<Published> {
  const { now = () => new Date().toISOString(), quality = 11, from, signer } = options;
  refuseUnservable(build);
  const name = build.kind === 'root' ? ROOT : build.activation.name;
  const content = [...build.files, ...(build.kind === 'root' ? [] : prefixed(build.standalone))];
  const declared =
    build.kind === 'root'
      ? ''
      : JSON.stringify([
          build.activation,
          build.budgets,
          ...(build.overlaps ? [build.overlaps] : []),
          ...(build.standsFor ? [build.standsFor] : []),
          ...(build.journeys ? [build.journeys] : []),
        ]);
  const version = `${build.packageVersion}-${fingerprint(content, declared)}`;
  const record = recordOf(name, version);
  // Before anything is uploaded.
  const known = described(build, name, version);
  await refuseForeign(store, [name], signer);
  await refuseTaking(store, name, version);
  const existing = await store.read(record);
  const { publication: recorded } = await readRecord(store, name, version);
  // A record by another author is written again, not signed unseen; so is one that cannot be read.
  if (existing && recorded && (!signer || isSignedRecord(existing, [signer.key]))) {
    await completeAgain(store, folderOf(name, version), content, () => earlierFiles(store, name, version));
    // A prune may have started, or started and finished, in between.
    await refuseTaking(store, name, version);
    if (!(await store.read(record))) return publish(store, build, options);
    await store.remove(tombstoneOf(name, version));
    return { publication: recorded, fresh: false };
  }

  const weights: Record<string, number> = {};
  const earlier = await earlierFiles(store, name, version);
  await pooled(content, async (file) => {
    if (isReport(file.path)) return;
    if (file.path.endsWith('.map')) {
      // Source maps are stored where no server serves them.
      await store.create(`maps/${name}/${version}/${file.path}`, file.bytes);
      return;
    }
    const { forms, weight } = await formsOf(folderOf(name, version), file, earlier, quality);
    if (isScript(file.path)) weights[file.path] = weight;
    await Promise.all(forms.map((form) => store.create(...form)));
  });

  const served = build.files.filter(({ path }) => !path.endsWith('.map'));
  const facts = examine({
    files: served,
    weights: Object.fromEntries(
      Object.entries(weights)
        .filter(([path]) => !path.startsWith('standalone/'))
        .sort(),
    ),
    reported: build.reported,
    budgets: build.kind === 'root' ? undefined : build.budgets,
    overlaps: build.kind === 'root' ? undefined : build.overlaps,
  });
  const unsigned = {
    ...known,
    publishedAt: now(),
    from: from || build.builtFrom ? withBuild(from ?? {}, build.builtFrom) : undefined,
    journeys: build.kind === 'root' ? undefined : build.journeys,
    facts,
  } as Publication;
  const publication = signer ? { ...unsigned, signature: signer.sign('publication', unsigned) } : unsigned;
  const bytes = Buffer.from(JSON.stringify(publication));
  // Written last: a recorded publication is complete.
  await (existing ? store.replace(record, bytes) : store.create(record, bytes));
  await store.remove(tombstoneOf(name, version));
  return { publication, fresh: !existing };
}

/** A version that is being pruned cannot be completed at the same time. */
async function refuseTaking(store: Store, name: string, version: string): Promise<void> {
  if (!(await store.read(takingOf(name, version)))) return;
  throw new UserError(
    `${name}@${version} is being taken away by "mfe prune". Publish again when that has ended; ` +
      'if it broke off, a prune an hour later ends it.',
  );
}

/** Restores missing files of a published version; existing files are not touched. */
async function completeAgain(
  store: Store,
  folder: string,
  content: readonly BuiltFile[],
  earlier: () => Promise<EarlierFiles>,
): Promise<void> {
  const present = new Set(await store.list(folder));
  const gone = content.filter(
    ({ path }) => !isReport(path) && !path.endsWith('.map') && !present.has(`${folder}/${path}`),
  );
  if (gone.length === 0) return;
  const ofBrowsers = await earlier();
  await pooled(gone, async (file) => {
    const { forms } = await formsOf(folder, file, ofBrowsers);
    for (const form of forms) await store.create(...form);
  });
}

/** What is stored of a file: itself and its compressed forms. Its weight is that of the form which browsers without a dictionary get. */
async function formsOf(folder: string, { path, bytes }: BuiltFile, earlier: EarlierFiles, quality?: number) {
  const stored = `${folder}/${path}`;
  const forms = await withCompressed(stored, bytes, quality);
  const weight = (forms.find(([form]) => form.endsWith('.br'))?.[1] ?? bytes).length;
  return { forms: [...forms, ...(await dictionaryForms(stored, bytes, weight, await earlier(path)))], weight };
}

function described(build: Build, name: string, version: string) {
  const base = `/${folderOf(name, version)}/`;
  const files = Object.fromEntries(
    build.files
      .filter(({ path }) => isScript(path) || isFont(path))
      .map((file) => [file.path, { integrity: integrityOf(file.bytes), bytes: file.bytes.length }]),
  );
  if (build.kind === 'root') {
    const { portal, embed, ...reported } = build.root;
    const known = { version, base, portal, embed, files, ...reactsOf(reported) };
    return { name, version, root: parsed(rootDeployed, known, name) };
  }
  const { entry, modules, uses, ownRealm, mountContract } = build.remote;
  const react = reactOf(build.reported);
  const known = { entry, modules, uses, ownRealm, ...(mountContract && { mountContract }), ...(react && { react }) };
  const { activation, standsFor } = build;
  const deployed = { version, base, files, ...known, activation, ...(standsFor && { standsFor }) };
  return { name, version, deployed: parsed(deployedVersion, deployed, name) };
}

/** @throws UserError that says what of a build the manifest cannot hold */
function parsed<S extends v.GenericSchema>(schema: S, built: v.InferInput<S>, name: string): v.InferOutput<S> {
  const result = v.safeParse(schema, built);
  if (result.success) return result.output;
  const [issue] = result.issues;
  const value = typeof issue.input === 'string' ? ` ("${issue.input}")` : '';
  throw new UserError(
    `The build of ${name} cannot be published: ${v.getDotPath(issue) ?? 'it'}${value} ${issue.message}. Mend it and publish again.`,
  );
}

/** `build.json`, of which the facts are made; it is not served. */
function isReport(path: string): boolean {
  return /(^|\/)build\.json$/.test(path);
}

/** The Reacts of a page. */
function reactsOf({ provides, sets }: Reported) {
  const beside = Object.entries(sets ?? {}).map(([set, { script, provides }]) => [
    set,
    { script, react: provides.react },
  ]);
  return {
    ...(provides?.react !== undefined && { react: provides.react }),
    ...(beside.length > 0 && { sets: Object.fromEntries(beside) }),
  };
}

/** The versions of React that a build runs with: its range, or from before ranges exactly what it was built with. */
function reactOf({ requires = {}, ranges = {} }: Reported): string | undefined {
  const exact = Object.entries(requires).find(([request]) => /^react(-dom)?(\/|$)/.test(request))?.[1];
  return ranges.react ?? exact;
}

function isScript(path: string): boolean {
  return /\.m?js$/.test(path);
}

function prefixed(files: readonly BuiltFile[]): BuiltFile[] {
  return files.map((file) => ({ path: `standalone/${file.path}`, bytes: file.bytes }));
}

function fingerprint(files: readonly BuiltFile[], declaration: string): string {
  const hash = createHash('sha256').update(declaration);
  for (const file of files) hash.update(`\0${file.path}\0`).update(file.bytes);
  return hash.digest('hex').slice(0, 12);
}
