import type { Deployed, Manifest } from 'deployments/manifest';
import { LoadFailure } from './load-failure.ts';
import type { ScriptListing } from './script-loader.ts';

/** A micro-frontend as this browser loads it: from the manifest, or from a developer's override. */
export type Source = Pick<Deployed, 'base' | 'entry' | 'modules' | 'uses'> & {
  /** Absent for an override, whose files change with every keystroke. */
  readonly files?: Deployed['files'];
  /** Absent for an override. */
  readonly version?: string;
};

/** The manifest seen as URLs: which scripts a module needs, and what is known about each. */
export interface Deployment {
  readonly names: readonly string[];
  /** Absolute, ending in "/". */
  base(name: string): string;
  entry(name: string): string;
  /** Every script that `mfe_timecard/add-time` needs, those of the widgets it imports included. */
  scripts(request: string): string[];
  /** The micro-frontends whose code that is. */
  remotes(request: string): string[];
  /** The micro-frontend that a script belongs to. */
  owner(url: string): string | undefined;
  listing(url: string): ScriptListing | undefined;
}

/**
 * Reads `sources` at every question, so that a version that is replaced there is replaced here.
 *
 * @param origin what paths in the manifest are relative to: the page, or on a legacy page the embed script
 */
export function deployment(sources: Readonly<Record<string, Source>>, origin: string): Deployment {
  const base = (name: string) => new URL(source(name).base, origin).href;

  function source(name: string): Source {
    const found = Object.hasOwn(sources, name) ? sources[name] : undefined;
    if (!found) throw new LoadFailure('unknown-module', `${name} is not deployed.`);
    return found;
  }

  function collect(request: string, into: Set<string>, seen: Set<string>): void {
    if (seen.has(request)) return;
    seen.add(request);
    const [name = '', ...rest] = request.split('/');
    const module = `./${rest.join('/')}`;
    const { entry, modules, uses } = source(name);
    if (!Object.hasOwn(modules, module)) {
      throw new LoadFailure('unknown-module', `${name} as deployed does not expose ${module}.`);
    }
    for (const file of [entry, ...(modules[module] ?? [])]) into.add(base(name) + file);
    for (const used of uses[module] ?? []) collect(used, into, seen);
  }

  return {
    names: Object.keys(sources),
    base,
    entry: (name) => base(name) + source(name).entry,
    scripts(request) {
      const found = new Set<string>();
      collect(request, found, new Set());
      return [...found];
    },
    remotes(request) {
      const seen = new Set<string>();
      collect(request, new Set(), seen);
      return [...new Set([...seen].map((one) => one.split('/', 1)[0] ?? ''))];
    },
    owner: (url) => Object.keys(sources).find((name) => url.startsWith(base(name))),
    listing(url) {
      for (const [name, { files }] of Object.entries(sources)) {
        const folder = base(name);
        if (!url.startsWith(folder)) continue;
        if (!files) return { integrity: undefined };
        const file = url.slice(folder.length);
        return Object.hasOwn(files, file) ? { integrity: files[file]?.integrity } : undefined;
      }
      return undefined;
    },
  };
}

/** The manifest's micro-frontends, with a developer's overrides in the place of what they override. */
export function sourcesOf(manifest: Manifest, overrides: Readonly<Record<string, Source>>): Record<string, Source> {
  return { ...manifest.microFrontends, ...overrides };
}
