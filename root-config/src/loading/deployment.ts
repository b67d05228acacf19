import { type Deployed, type Manifest, OWN_SET, providerOf, type RootDeployed, setOf } from 'deployments/manifest';
import { LoadFailure } from './load-failure.ts';
import type { ScriptListing } from './script-loader.ts';

/** A micro-frontend as this browser loads it: from the manifest, or from a developer's override. */
export type Source = Pick<Deployed, 'base' | 'entry' | 'modules' | 'uses'> & {
  /** Absent for an override, whose files change with every keystroke. */
  readonly files?: Deployed['files'];
  /** Absent for an override. */
  readonly version?: string;
  /** The versions of React that it runs with. */
  readonly react?: string | undefined;
};

/** The page's own scripts, with the version of the React in them, and the further Reacts beside it. */
export type Page = Partial<Pick<RootDeployed, 'base' | 'files' | 'react' | 'sets'>>;

/** The manifest seen as URLs: the scripts that a module needs, with the data of each. */
export interface Deployment {
  readonly names: readonly string[];
  /** Absolute, ending in "/". */
  base(name: string): string;
  entry(name: string): string;
  /** The set beside the page's own that a micro-frontend runs in; undefined for the page's own. */
  set(name: string): string | undefined;
  /** The script of such a set. */
  setScript(set: string): string;
  /** The script of a library that root provides on demand. @throws LoadFailure if this root has none */
  libraryScript(request: string): string;
  /** The micro-frontend whose modules a consumer gets when it imports from `name`. @throws LoadFailure if there is none in its set */
  provider(consumer: string, name: string): string;
  /** Every script that `mfe_timecard/add-time` needs, those of the widgets it imports and of its set included. */
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
 * @param page its React, and those beside it
 */
export function deployment(sources: Readonly<Record<string, Source>>, origin: string, page: Page = {}): Deployment {
  const base = (name: string) => new URL(source(name).base, origin).href;

  function source(name: string): Source {
    const found = Object.hasOwn(sources, name) ? sources[name] : undefined;
    if (!found) throw new LoadFailure('unknown-module', `${name} is not deployed.`);
    return found;
  }

  /** A micro-frontend for which the page has no React runs in the page's own, which then says what it lacks. */
  function set(name: string): string | undefined {
    const found = setOf(page, source(name));
    return found === OWN_SET ? undefined : found;
  }

  function provider(consumer: string, name: string): string {
    source(name);
    const found = providerOf(sources, page, consumer, name);
    if (found) return found;
    throw new LoadFailure('unknown-module', `${name} runs with another React than ${consumer}.`);
  }

  const setScript = (of: string) => new URL(`${page.base}${page.sets?.[of]?.script}`, origin).href;

  function libraryScript(request: string): string {
    const file = Object.keys(page.files ?? {}).find((one) => one.startsWith(`${request}.`) && one.endsWith('.js'));
    if (!file) throw new LoadFailure('unlisted-file', `This deployment has no ${request}.`);
    return new URL(`${page.base}${file}`, origin).href;
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
    const of = set(name);
    if (of !== undefined) into.add(setScript(of));
    for (const file of [entry, ...(modules[module] ?? [])]) into.add(base(name) + file);
    for (const used of uses[module] ?? []) {
      const [from = ''] = used.split('/', 1);
      collect(provider(name, from) + used.slice(from.length), into, seen);
    }
  }

  return {
    names: Object.keys(sources),
    base,
    entry: (name) => base(name) + source(name).entry,
    set,
    setScript,
    libraryScript,
    provider,
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
      for (const { base, files } of [...Object.values(sources), page]) {
        if (base === undefined) continue;
        const folder = new URL(base, origin).href;
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
