import { type Version, wantedFiles } from './wanted-files.ts';

/** The part of a page's manifest that the worker reads. The page itself validates it. */
interface CarriedManifest {
  readonly revision: number;
  readonly offline?: false;
  readonly root?: Files & { readonly canary?: { readonly candidate: Files } };
  readonly microFrontends: Readonly<Record<string, Version & { readonly canary?: { readonly candidate: Version } }>>;
}

type Files = Pick<Version, 'base' | 'files'>;

/** Scripts of root for elements on other products' pages, and for developers: no page of the portal runs them without a connection. */
const ELSEWHERE = /^(?:embed|embed-host|explain|devtools)\.\w+\.js$/;

/** The page's document as a version of the whole portal. */
export interface LivePage {
  readonly revision: number;
  /** Path → integrity of every script and font that the person needs, in the order of need; undefined if nothing is to be kept. */
  readonly files: ReadonlyMap<string, string> | undefined;
}

/**
 * Reads the manifest in the document that `mfe activate` wrote; undefined for any other document.
 *
 * @param menu the paths that the person's menu leads to; undefined for everybody's
 */
export function livePage(html: string, menu?: readonly string[]): LivePage | undefined {
  const inline = /<script type="application\/json" id="portal-manifest">([\s\S]*?)<\/script>/.exec(html)?.[1];
  if (inline === undefined) return undefined;
  try {
    const { revision, offline, root, microFrontends } = JSON.parse(inline) as CarriedManifest;
    const own: Files[] = root ? [root, ...(root.canary ? [root.canary.candidate] : [])] : [];
    const versions = Object.entries(microFrontends).flatMap(([name, one]) => [
      [name, one] as const,
      ...(one.canary ? [[name, one.canary.candidate] as const] : []),
    ]);
    const isElsewhere = [...own, ...versions.map(([, one]) => one)].some(({ base }) => !base.startsWith('/'));
    // A portal with files on another origin is not kept: half of it would be missing.
    if (offline === false || isElsewhere) return { revision, files: undefined };
    const ofRoot = own.flatMap(({ base, files }) =>
      Object.entries(files)
        .filter(([file]) => !ELSEWHERE.test(file))
        .map(([file, { integrity }]) => [base + file, integrity] as const),
    );
    return { revision, files: new Map([...ofRoot, ...wantedFiles(versions, menu)]) };
  } catch {
    return undefined;
  }
}
