import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { type Journey, readJourneys } from '../journeys/journey.ts';
import { type Activation, type Budgets, type Declaration, declaration } from '../manifest/index.ts';
import { unknownKey } from '../manifest/unknown-key.ts';
import type { BuiltFrom } from '../provenance/provenance.ts';
import { UserError } from '../user-error.ts';
import { type BuiltFile, filesBelow } from './files-below.ts';
import { refuseUnloadable } from './refuse-unloadable.ts';
import { type RemoteBuild, remoteBuild } from './remote-build.ts';
import { type Reported, reported } from './reported.ts';

const rootBuild = v.object({
  ...reported.entries,
  portal: v.string(),
  embed: v.string(),
  /** Scripts that the embed loads when an element is first used, and scripts that the portal may load later. */
  chunks: v.optional(v.unknown()),
});

/** `build.json` of another React beside root's own, below `dist/sets/`. */
const setBuild = v.object({ script: v.string(), provides: v.record(v.string(), v.string()) });

/** `provenance.json`, which the webpack preset writes as well. */
const provenanceFile = v.object({
  commit: v.optional(v.string()),
  changed: v.optional(v.boolean()),
  sources: v.string(),
});

export type Build =
  | {
      readonly kind: 'micro-frontend';
      readonly packageVersion: string;
      readonly activation: Activation;
      readonly budgets: Budgets | undefined;
      readonly overlaps?: readonly string[] | undefined;
      readonly standsFor?: string | undefined;
      readonly remote: RemoteBuild;
      readonly reported: Reported;
      /** The journeys that its team wants to keep working. */
      readonly journeys?: readonly Journey[] | undefined;
      /** Older builds do not say it. */
      readonly builtFrom?: BuiltFrom | undefined;
      readonly files: readonly BuiltFile[];
      /** The variant for foreign hosts; empty if none was built. */
      readonly standalone: readonly BuiltFile[];
    }
  | {
      readonly kind: 'root';
      readonly packageVersion: string;
      readonly root: v.InferOutput<typeof rootBuild>;
      readonly reported: Reported;
      readonly builtFrom?: BuiltFrom | undefined;
      readonly files: readonly BuiltFile[];
    };

/** Reads a built package. @throws UserError that names the file and the key, if it cannot be published */
export function readBuild(packageFolder: string): Build {
  const packageVersion = parse(join(packageFolder, 'package.json'), v.object({ version: v.string() })).version;
  const declarationFile = join(packageFolder, 'micro-frontend.json');
  if (!existsSync(declarationFile)) {
    const folder = join(packageFolder, 'dist');
    const built = parse(join(folder, 'build.json'), rootBuild);
    const sets = setsIn(join(folder, 'sets'));
    const root = { ...built, ...(sets && { sets: { ...built.sets, ...sets } }) };
    return {
      kind: 'root',
      packageVersion,
      root,
      reported: reportedBy(root),
      builtFrom: builtFrom(folder),
      files: withoutProvenance(filesBelow(folder)),
    };
  }
  const folder = join(packageFolder, 'dist', 'portal');
  const remote = parse(join(folder, 'build.json'), remoteBuild);
  // Data that browsers do not need are not in the manifest, which is part of every page.
  const { budgets, overlaps, standsFor, $schema: _, ...declared } = parse(declarationFile, declaration);
  if (remote.name !== declared.name) {
    throw new UserError(`${declarationFile} says "${declared.name}", but the build is of "${remote.name}".`);
  }
  if (standsFor !== undefined && declared.applications.length + declared.elements.length > 0) {
    throw new UserError(
      `${declarationFile}: what stands for ${standsFor} provides its modules alone. Leave out applications and elements.`,
    );
  }
  for (const { module } of [...declared.applications, ...declared.elements]) {
    if (!remote.modules[module]) {
      throw new UserError(
        `${declarationFile} activates ${module}, which the build of ${declared.name} does not expose.`,
      );
    }
  }
  const files = withoutProvenance(filesBelow(folder));
  refuseUnloadable(remote, files);
  const standalone = join(packageFolder, 'dist', 'standalone');
  const hasStandalone = existsSync(standalone);
  return {
    kind: 'micro-frontend',
    packageVersion,
    activation: declared,
    budgets,
    overlaps,
    standsFor,
    journeys: readJourneys(join(packageFolder, 'journeys.json')),
    remote,
    // Without that variant no host is served, even if the build declares one.
    reported: reportedBy(hasStandalone ? remote : { ...remote, hostContract: null }),
    builtFrom: builtFrom(folder),
    files,
    standalone: hasStandalone ? filesBelow(standalone) : [],
  };
}

const PROVENANCE = 'provenance.json';

function builtFrom(folder: string): BuiltFrom | undefined {
  const file = join(folder, PROVENANCE);
  return existsSync(file) ? parse(file, provenanceFile) : undefined;
}

/** The same sources give the same version in every commit. */
function withoutProvenance(files: readonly BuiltFile[]): BuiltFile[] {
  return files.filter(({ path }) => path !== PROVENANCE);
}

/** The builds of other Reacts beside root's own. */
function setsIn(folder: string): Reported['sets'] {
  if (!existsSync(folder)) return undefined;
  const sets = readdirSync(folder).map((set) => {
    const { script, provides } = parse(join(folder, set, 'build.json'), setBuild);
    return [set, { script: `sets/${set}/${script}`, provides }] as const;
  });
  return Object.fromEntries(sets);
}

/** Reads a package's `micro-frontend.json`. @throws UserError that names the file and the key, if it is not valid */
export function readDeclaration(packageFolder: string): Declaration {
  return parse(join(packageFolder, 'micro-frontend.json'), declaration);
}

/** The part of a build's report that is kept as facts: everything in the schema. */
function reportedBy(build: Reported): Reported {
  return v.parse(reported, build);
}

function parse<S extends v.GenericSchema>(path: string, schema: S): v.InferOutput<S> {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch {
    const isBuilt = path.endsWith('build.json');
    throw new UserError(
      `${path} is missing. ${isBuilt ? 'Build the package first, or publish it with --build.' : "Go to a micro-frontend's folder, or name it."}`,
    );
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new UserError(`${path} is not JSON: ${(error as Error).message}`);
  }
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  const issue = result.issues[0];
  throw new UserError(
    `${path}: ${unknownKey(schema, issue) ?? `${v.getDotPath(issue) ?? 'the document'} ${issue.message}`}`,
  );
}
