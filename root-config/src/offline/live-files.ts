/** The part of a page's manifest that the worker reads. The page itself validates it. */
interface CarriedManifest {
  readonly revision: number;
  readonly offline?: false;
  readonly root?: Tried;
  readonly microFrontends: Readonly<Record<string, Tried>>;
}

interface Tried extends Files {
  readonly canary?: { readonly candidate: Files };
}

interface Files {
  readonly base: string;
  readonly files: Readonly<Record<string, { readonly integrity: string }>>;
}

/** The page's document as a version of the whole portal. */
export interface LivePage {
  readonly revision: number;
  /** Path → integrity of every script and font it may ask for; undefined where nothing is to be kept of it. */
  readonly files: ReadonlyMap<string, string> | undefined;
}

/** Reads the manifest in the document that `mfe activate` wrote; undefined for any other document. */
export function livePage(html: string): LivePage | undefined {
  const inline = /<script type="application\/json" id="portal-manifest">([\s\S]*?)<\/script>/.exec(html)?.[1];
  if (inline === undefined) return undefined;
  try {
    const { revision, offline, root, microFrontends } = JSON.parse(inline) as CarriedManifest;
    const versions = [...(root ? [root] : []), ...Object.values(microFrontends)].flatMap((one) => [
      one,
      ...(one.canary ? [one.canary.candidate] : []),
    ]);
    return { revision, files: offline === false ? undefined : filesOf(versions) };
  } catch {
    return undefined;
  }
}

/** A portal with files on another origin is not kept: half of it would be missing. */
function filesOf(versions: readonly Files[]): ReadonlyMap<string, string> | undefined {
  if (versions.some(({ base }) => !base.startsWith('/'))) return undefined;
  return new Map(
    versions.flatMap(({ base, files }) =>
      Object.entries(files).map(([file, { integrity }]) => [base + file, integrity]),
    ),
  );
}
