import type { Source } from '../loading/deployment.ts';
import { type DevtoolsSources, moduleInfo, shareInfo } from './federation-info.ts';

const source = (version: string | undefined, uses: Source['uses'] = {}): Source => ({
  base: '/',
  entry: 'entry.js',
  modules: { './app': [] },
  uses,
  ...(version && { version }),
});
const running: Record<string, Source> = {
  mfe_notes: source('1.0.0-ab', { './app': ['mfe_widgets/input'] }),
  mfe_widgets: source(undefined),
};
const page = {
  sources: {
    live: { root: { version: '1.0.0-root' } },
    deployed: { names: Object.keys(running), base: (name: string) => `https://portal.example/mfe/${name}/` },
    versions: { current: (name: string) => running[name], isProven: (name: string) => name === 'mfe_notes' },
  },
  libraries: [{ request: 'react', version: '19.3.1' }],
} as unknown as DevtoolsSources;

test('the host consumes every remote in the version that runs, an override as the latest', () => {
  expect(moduleInfo(page).portal).toMatchObject({
    version: '1.0.0-root',
    remotesInfo: { mfe_notes: { matchedVersion: '1.0.0-ab' }, mfe_widgets: { matchedVersion: 'latest' } },
    shared: [{ sharedName: 'react', version: '19.3.1' }],
  });
});

test('each remote says where it is, what it exposes and whose modules it uses', () => {
  expect(moduleInfo(page)['mfe_notes:1.0.0-ab']).toMatchObject({
    publicPath: 'https://portal.example/mfe/mfe_notes/',
    remoteEntry: 'entry.js',
    modules: [{ moduleName: 'app', modulePath: './app' }],
    remotesInfo: { mfe_widgets: { matchedVersion: 'latest' } },
  });
  expect(moduleInfo(page)).toHaveProperty(['mfe_widgets:latest']);
});

test('shared libraries name who runs with them', () => {
  expect(shareInfo(page)).toMatchObject({
    portal: { default: { react: { '19.3.1': { loaded: true, useIn: ['mfe_notes'] } } } },
  });
});
