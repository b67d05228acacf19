import { provideI18next } from 'shared-session';
import type { Container, Loading } from './container.ts';
import { type ContainerRuntime, linkBuilds } from './host-link.ts';
import { lateLibraries } from './late-libraries.ts';
import { reactSets } from './react-sets.ts';
import { type SharedLibrary, shareScope } from './share-scope.ts';
import { i18next, sharedLibraries, sharedModules } from './shared-libraries.ts';

export interface Federation {
  /** `mfe_timecard/add-time` → the exposed module. Rejects when anything on the way fails, and may be called again. */
  load(request: string): Promise<unknown>;
  /** Drops a remote's container, so that another version can be loaded. Never call it for one that is in use. */
  forget(name: string): void;
}

/**
 * The part of Module Federation's host that our hosts need. Remotes are known at run time and not contacted before they are used, so a dead
 * one affects nothing else. Shared libraries are the host's own. The general runtime can do far more and weighs 18 kB compressed
 * (platform/webpack-preset/README.md, "Measurements"); its containers are the same.
 */
export function startFederation(loading: Loading): Federation {
  const initialised = new Map<string, Promise<Container>>();
  const runtimes: ContainerRuntime[] = [];
  const sets = reactSets(sharedLibraries);
  const late = lateLibraries(loading);
  provideI18next(async () => (await late.moduleOf(i18next)) as typeof import('i18next'));

  /** The libraries that a remote runs with: the page's, or with another React in their place. */
  async function librariesOf(name: string): Promise<readonly SharedLibrary[]> {
    const set = loading.set(name);
    if (set === undefined) return sharedLibraries;
    await loading.loadSet(set, () => sets.of(set) !== undefined);
    return sets.of(set) ?? sharedLibraries;
  }

  function initialise(name: string): Promise<Container> {
    const known = initialised.get(name);
    if (known) return known;
    const starting = Promise.all([loading.container(name), librariesOf(name)]).then(async ([container, libraries]) => {
      const scope = shareScope(libraries, late.moduleOf);
      link.bind(scope, { name, libraries });
      await container.init(scope);
      return container;
    });
    initialised.set(name, starting);
    // Failures are not cached: the next request is a real retry.
    starting.catch(() => initialised.delete(name));
    return starting;
  }

  async function factory(request: string): Promise<() => unknown> {
    const [name = '', ...rest] = request.split('/');
    return (await initialise(name)).get(`./${rest.join('/')}`);
  }

  const link = linkBuilds({
    loading,
    factory,
    sets,
    late,
    libraries: sharedLibraries,
    modules: sharedModules,
    onRuntime: (one) => runtimes.push(one),
  });
  return {
    async load(request) {
      try {
        return (await factory(request))();
      } catch (error) {
        for (const runtime of runtimes) forgetFailures(runtime);
        throw error;
      }
    },
    forget(name) {
      initialised.delete(name);
      const page = globalThis as Record<string, unknown>;
      page[name] = undefined;
      // Where webpack's chunks of this build wait for their runtime: those of another version must not be found there.
      delete page[`webpackChunk${name}`];
    },
  };
}

/** A module that threw keeps its error in its container's cache; the next try must evaluate it again. */
function forgetFailures({ c: evaluated }: ContainerRuntime): void {
  for (const [id, module] of Object.entries(evaluated)) if (module.error !== undefined) delete evaluated[id];
}
