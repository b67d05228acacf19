/** @jest-environment jsdom */
import type { Loading } from './container.ts';
import { type ContainerRuntime, type HostLink, linkBuilds } from './host-link.ts';
import { lateLibraries } from './late-libraries.ts';
import { reactSets } from './react-sets.ts';
import { type SharedLibrary, shareScope, type Wanted } from './share-scope.ts';

const own: readonly SharedLibrary[] = [
  { request: 'react', version: '19.3.1', module: 'React 19' },
  { request: 'shared-client', version: '1.0.0', module: { token: 'the one' } },
  { request: 'i18next', version: '27.1.2' },
];
const sets = reactSets(own);
sets.provide('react-20', { versions: { react: '20.0.1' }, modules: { react: 'React 20' } });
const asked: string[] = [];
const loading = {
  base: (name: string) => `/mfe/${name}/`,
  provider: (consumer: string, name: string) => (consumer === 'mfe_timecard' ? `${name}_20` : name),
} as Loading;
const late = lateLibraries({
  loadLibrary: async (request) => globalThis.__portalHost?.provideLibrary(request, 'i18next'),
});
const link = linkBuilds({
  loading,
  late,
  libraries: own,
  modules: {},
  sets,
  factory: async (request) => {
    asked.push(request);
    return () => request;
  },
  onRuntime: () => undefined,
});

interface BundlerRuntime {
  initContainerEntry(entry: { webpackRequire: ContainerRuntime; shareScope: object }): boolean;
  consumes(request: object): void;
  remotes(request: object): void;
}
const { federation } = globalThis.__portalHost as HostLink;
const runtime = (federation as { bundlerRuntime: BundlerRuntime }).bundlerRuntime;

/** A container, as webpack makes one: it asks for its libraries when a chunk is used. */
function container(name: string, libraries: readonly SharedLibrary[], range: string) {
  const wanted: Record<string, Wanted> = { 1: { shareKey: 'react', range }, 2: { shareKey: 'shared-client' } };
  const webpackRequire: ContainerRuntime = {
    c: {},
    m: {},
    p: '',
    consumesLoadingData: { moduleIdToConsumeDataMapping: wanted },
  };
  const scope = shareScope(libraries, late.moduleOf);
  link.bind(scope, { name, libraries });
  runtime.initContainerEntry({ webpackRequire, shareScope: scope });
  runtime.consumes({ chunkId: 'a', chunkMapping: { a: ['1', '2'] }, promises: [], webpackRequire });
  const moduleOf = (id: string) => {
    const module = { exports: undefined };
    webpackRequire.m[id]?.(module);
    return module.exports as unknown;
  };
  return { webpackRequire, react: moduleOf('1'), client: moduleOf('2') };
}

test('each container gets the React of its own scope, and all of them the one state of the page', () => {
  const shell = container('mfe_shell', own, '^19.3.0');
  const timecard = container('mfe_timecard', sets.of('react-20') ?? [], '^20.0.0');
  expect([shell.react, timecard.react]).toEqual(['React 19', 'React 20']);
  expect(timecard.client).toBe(shell.client);
});

test('a library that is not on the page from the start is there before the chunk that imports it is used', async () => {
  const { webpackRequire } = container('mfe_notes', own, '^19.3.0');
  Object.assign(webpackRequire.consumesLoadingData?.moduleIdToConsumeDataMapping ?? {}, {
    3: { shareKey: 'i18next', range: '^27.1.0' },
  });
  const promises: Promise<unknown>[] = [];
  runtime.consumes({ chunkId: 'b', chunkMapping: { b: ['1', '3'] }, promises, webpackRequire });
  expect(promises).toHaveLength(1);
  await Promise.all(promises);
  const module = { exports: undefined as unknown };
  webpackRequire.m[3]?.(module);
  expect(module.exports).toBe('i18next');
});

test('a container that does not run with its scope fails before any of it runs', () => {
  expect(() => container('mfe_shell', own, '^20.0.0')).toThrow('react 19.3.1, but ^20.0.0 is wanted');
});

test('a module of another micro-frontend comes from the one that stands in the consumer’s set', async () => {
  for (const name of ['mfe_shell', 'mfe_timecard']) {
    const { webpackRequire } = container(name, own, '^19.3.0');
    const promises: Promise<unknown>[] = [];
    runtime.remotes({
      chunkId: 'a',
      chunkMapping: { a: ['7'] },
      promises,
      webpackRequire,
      idToExternalAndNameMapping: { 7: ['default', './button'] },
      idToRemoteMap: { 7: [{ name: 'mfe_widgets' }] },
    });
    await Promise.all(promises);
  }
  expect(asked).toEqual(['mfe_widgets/button', 'mfe_widgets_20/button']);
});
