import {
  canaryOffset,
  type DeployedVersion,
  isFont,
  type Manifest,
  OWN_SET,
  type RootDeployed,
  setOf,
  standingFor,
} from '../manifest/index.ts';

/**
 * The URL of a script or font with its integrity, for a preload link. For a micro-frontend with a candidate also the number
 * of its canary and whether the file is the candidate's (1) or the live version's (0).
 */
export type PlannedScript =
  | readonly [url: string, integrity: string]
  | readonly [url: string, integrity: string, canary: number, candidate: 0 | 1];

export interface PreloadPlan {
  /** Needed for every path behind the hash. */
  readonly always: readonly number[];
  /** Those of them that no page needs itself, such as the shell and the font: on a slow line they come after the page's own code. */
  readonly later: readonly number[];
  /** Needed when the path behind the hash matches; patterns as in `micro-frontend.json`. */
  readonly routes: readonly (readonly [pattern: string, scripts: readonly number[]])[];
  /** Every script and font once; the numbers above are indexes into this list. */
  readonly scripts: readonly PlannedScript[];
  /** The canaries; absent if there are none. */
  readonly canaries?: readonly (readonly [offset: number, share: number])[];
}

/** A version of the page's own scripts; undefined where there is none. */
type Root = RootDeployed | undefined;

interface Variant<T = DeployedVersion> {
  readonly one: T;
  readonly condition: readonly [] | readonly [canary: number, candidate: 0 | 1];
}

/**
 * Computes for every route the scripts that will certainly be loaded: entries, modules, and widgets behind them; and the fonts of the
 * micro-frontends that every page needs, so that they are there before the first text. With a candidate both versions are planned,
 * and the browser's number decides which one the page requests; with a candidate of root, the sets and providers of both of its versions.
 */
export function preloadPlan(live: Manifest): PreloadPlan {
  const scripts: PlannedScript[] = [];
  const index = new Map<string, number>();
  const canaries: [number, number][] = [];
  const variants = new Map<string, Variant[]>();
  for (const [name, one] of Object.entries(live.microFrontends)) {
    const { canary } = one;
    if (!canary) {
      variants.set(name, [{ one, condition: [] }]);
      continue;
    }
    const number = canaries.push([canaryOffset(name), canary.share]) - 1;
    variants.set(name, [
      { one, condition: [number, 0] },
      { one: canary.candidate, condition: [number, 1] },
    ]);
  }

  const roots: Root[] = live.root?.canary ? [live.root, live.root.canary.candidate] : [live.root];

  function number({ one, condition }: Variant<DeployedVersion | RootDeployed>, file: string): number[] {
    const url = one.base + file;
    const known = index.get(url);
    if (known !== undefined) return [known];
    const published = one.files[file];
    if (!published) return [];
    index.set(url, scripts.push([url, published.integrity, ...condition]) - 1);
    return [scripts.length - 1];
  }

  function variantScripts(root: Root, name: string, variant: Variant, module: string, seen: Set<string>): number[] {
    const { one } = variant;
    const key = `${name}@${one.version}/${module}`;
    if (seen.has(key)) return [];
    seen.add(key);
    return [
      ...setScript(root, variant),
      ...number(variant, one.entry),
      ...(one.modules[module] ?? []).flatMap((file) => number(variant, file)),
      ...(one.uses[module] ?? []).flatMap((used) => usedScripts(root, one, used, seen)),
    ];
  }

  /** The script of the React beside the page's own that a version runs with. */
  function setScript(root: Root, { one, condition }: Variant): number[] {
    const script = root?.sets?.[setOf(root, one) ?? OWN_SET]?.script;
    return root === undefined || script === undefined ? [] : number({ one: root, condition }, script);
  }

  function usedScripts(root: Root, consumer: DeployedVersion, used: string, seen: Set<string>): number[] {
    const [imported = '', ...rest] = used.split('/');
    const module = `./${rest.join('/')}`;
    const set = setOf(root ?? {}, consumer);
    for (const name of [imported, ...standingFor(live.microFrontends, imported)]) {
      const running = (variants.get(name) ?? []).filter(({ one }) => setOf(root ?? {}, one) === set);
      if (running.length > 0) return running.flatMap((variant) => variantScripts(root, name, variant, module, seen));
    }
    return [];
  }

  const always = new Set<number>();
  const routes = new Map<string, Set<number>>();
  for (const [name, both] of variants) {
    for (const variant of both) {
      for (const application of variant.one.activation.applications) {
        const needed = roots.flatMap((root) => variantScripts(root, name, variant, application.module, new Set()));
        if (!application.routes) {
          for (const script of needed) always.add(script);
          continue;
        }
        for (const { path, preload = [] } of application.routes) {
          const certain = preload.flatMap((used) =>
            roots.flatMap((root) => usedScripts(root, variant.one, used, new Set())),
          );
          routes.set(path, new Set([...(routes.get(path) ?? []), ...needed, ...certain]));
        }
      }
    }
  }
  for (const variant of [...variants.values()].flat()) {
    const entry = index.get(variant.one.base + variant.one.entry);
    if (entry === undefined || !always.has(entry)) continue;
    for (const file of Object.keys(variant.one.files).filter(isFont)) always.add(number(variant, file)[0] ?? entry);
  }
  const ofPages = new Set([...routes.values()].flatMap((needed) => [...needed]));
  return {
    always: [...always],
    later: [...always].filter((script) => !ofPages.has(script)),
    routes: [...routes].map(([pattern, needed]) => [pattern, [...needed].filter((script) => !always.has(script))]),
    scripts,
    ...(canaries.length ? { canaries } : {}),
  };
}
