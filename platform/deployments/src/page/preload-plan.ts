import { canaryOffset, type DeployedVersion, isFont, type Manifest } from '../manifest/index.ts';

/**
 * The URL of a script or font with its integrity: what a preload link needs. For a micro-frontend with a candidate also the number
 * of its canary and whether the file is the candidate's (1) or the live version's (0).
 */
export type PlannedScript =
  | readonly [url: string, integrity: string]
  | readonly [url: string, integrity: string, canary: number, candidate: 0 | 1];

export interface PreloadPlan {
  /** Needed whatever the hash says. */
  readonly always: readonly number[];
  /** Needed when the path behind the hash matches; patterns as in `micro-frontend.json`. */
  readonly routes: readonly (readonly [pattern: string, scripts: readonly number[]])[];
  /** Every script and font once; the numbers above are indexes into this list. */
  readonly scripts: readonly PlannedScript[];
  /** The canaries; absent if there are none. */
  readonly canaries?: readonly (readonly [offset: number, share: number])[];
}

interface Variant {
  readonly one: DeployedVersion;
  readonly condition: readonly [] | readonly [canary: number, candidate: 0 | 1];
}

/**
 * Computes for every route the scripts that will certainly be loaded: entries, modules, and widgets behind them; and the fonts of the
 * micro-frontends that every page needs, so that they are there before the first text. With a candidate both versions are planned,
 * and the browser's number decides which one the page requests.
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

  function number({ one, condition }: Variant, file: string): number[] {
    const url = one.base + file;
    const known = index.get(url);
    if (known !== undefined) return [known];
    const published = one.files[file];
    if (!published) return [];
    index.set(url, scripts.push([url, published.integrity, ...condition]) - 1);
    return [scripts.length - 1];
  }

  function variantScripts(name: string, variant: Variant, module: string, seen = new Set<string>()): number[] {
    const { one } = variant;
    const key = `${name}@${one.version}/${module}`;
    if (seen.has(key)) return [];
    seen.add(key);
    return [
      ...number(variant, one.entry),
      ...(one.modules[module] ?? []).flatMap((file) => number(variant, file)),
      ...(one.uses[module] ?? []).flatMap((used) => usedScripts(used, seen)),
    ];
  }

  function usedScripts(used: string, seen: Set<string>): number[] {
    const [name = '', ...rest] = used.split('/');
    return (variants.get(name) ?? []).flatMap((variant) => variantScripts(name, variant, `./${rest.join('/')}`, seen));
  }

  const always = new Set<number>();
  const routes = new Map<string, Set<number>>();
  for (const [name, both] of variants) {
    for (const variant of both) {
      for (const application of variant.one.activation.applications) {
        const needed = variantScripts(name, variant, application.module);
        if (!application.routes) {
          for (const script of needed) always.add(script);
          continue;
        }
        for (const { path, preload = [] } of application.routes) {
          const certain = preload.flatMap((used) => usedScripts(used, new Set()));
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
  return {
    always: [...always],
    routes: [...routes].map(([pattern, needed]) => [pattern, [...needed].filter((script) => !always.has(script))]),
    scripts,
    ...(canaries.length ? { canaries } : {}),
  };
}
