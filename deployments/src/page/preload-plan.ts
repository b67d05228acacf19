import type { Application, Deployed, Manifest, Route } from '../manifest/index.ts';

/** A script address with its integrity: what a preload link needs. */
export type PlannedScript = readonly [address: string, integrity: string];

export interface PreloadPlan {
  /** Needed whatever the address says. */
  readonly always: readonly number[];
  /** Needed when the path behind the hash matches; patterns as in `micro-frontend.json`. */
  readonly routes: readonly (readonly [pattern: string, scripts: readonly number[]])[];
  /** Every script once; the numbers above point here. */
  readonly scripts: readonly PlannedScript[];
}

/** Works out, for every route, the scripts that will certainly be loaded: entries, modules, and widgets behind them. */
export function preloadPlan(live: Manifest): PreloadPlan {
  const scripts: PlannedScript[] = [];
  const index = new Map<string, number>();

  function number(one: Deployed, file: string): number[] {
    const address = one.base + file;
    const known = index.get(address);
    if (known !== undefined) return [known];
    const published = one.files[file];
    if (!published) return [];
    index.set(address, scripts.push([address, published.integrity]) - 1);
    return [scripts.length - 1];
  }

  function moduleScripts(name: string, module: string, seen = new Set<string>()): number[] {
    const one = live.microFrontends[name];
    const key = `${name}/${module}`;
    if (!one || seen.has(key)) return [];
    seen.add(key);
    return [
      ...number(one, one.entry),
      ...(one.modules[module] ?? []).flatMap((file) => number(one, file)),
      ...(one.uses[module] ?? []).flatMap((used) => usedScripts(used, seen)),
    ];
  }

  function usedScripts(used: string, seen: Set<string>): number[] {
    const [name = '', ...rest] = used.split('/');
    return moduleScripts(name, `./${rest.join('/')}`, seen);
  }

  const always = new Set<number>();
  const routes: [string, number[]][] = [];
  for (const [name, one] of Object.entries(live.microFrontends)) {
    for (const application of one.activation.applications) {
      const needed = moduleScripts(name, application.module);
      if (!application.routes) {
        for (const script of needed) always.add(script);
      } else {
        for (const route of application.routes)
          routes.push([route.path, [...needed, ...preloaded(route, usedScripts)]]);
      }
    }
  }
  return {
    always: [...always],
    routes: routes.map(([pattern, needed]) => [pattern, [...new Set(needed)].filter((script) => !always.has(script))]),
    scripts,
  };
}

function preloaded(route: Route, usedScripts: (used: string, seen: Set<string>) => number[]): number[] {
  return (route.preload ?? []).flatMap((used) => usedScripts(used, new Set()));
}

export type { Application };
