import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { runWebpack } from '../../test/measure/run-webpack.ts';
import { react18Set } from '../../test/react-18-set.ts';
import type { ProvidedSet } from './react-sets.ts';

const output = mkdtempSync(join(tmpdir(), 'react-set-'));
afterAll(() => rmSync(output, { recursive: true }));

/** What stands for the page's modules: whatever is asked of one is there. */
const state = { i18n: { t: (key: string) => key }, useText: 'of the page', locale: 'the one of the page' };

test('the script of a set hands over one React with what binds to it, over the state of the page', async () => {
  await runWebpack(react18Set(output));
  const report = JSON.parse(readFileSync(join(output, 'build.json'), 'utf8'));
  expect(report).toEqual({
    script: expect.stringMatching(/^set\.\w+\.js$/),
    provides: { react: '18.3.1', 'react-dom': '18.3.1' },
  });
  const handed: Record<string, ProvidedSet> = {};
  const page = { 'shared-client': {}, 'shared-session': state, i18next: {}, 'zustand/vanilla': {} };
  const provideSet = (set: string, provided: ProvidedSet) => Object.assign(handed, { [set]: provided });
  runInContext(readFileSync(join(output, report.script), 'utf8'), createContext({ __portalHost: { page, provideSet } }));
  const { versions, modules } = handed['react-18'] as ProvidedSet;
  expect(versions).toEqual(report.provides);
  const versionOf = (request: string) => (modules[request] as { version?: string }).version;
  expect([versionOf('react'), versionOf('react-dom')]).toEqual(['18.3.1', '18.3.1']);
  expect(Object.keys(modules).sort()).toEqual([
    'react',
    'react-dom',
    'react-dom/client',
    'react/jsx-runtime',
    'shared-session',
    'zustand',
  ]);
  expect(modules['shared-session']).toMatchObject({ locale: state.locale, useText: expect.any(Function) });
  expect(modules.zustand).toMatchObject({ useStore: expect.any(Function) });
}, 60_000);

test('nothing of the page is in it a second time', () => {
  const { script } = JSON.parse(readFileSync(join(output, 'build.json'), 'utf8'));
  const text = readFileSync(join(output, script), 'utf8');
  // A part of each: i18next's, the client's and the session's own state would be two of them on a page.
  for (const own of ['i18next', 'shared-client', 'shared-session']) expect(text).toContain(`__portalHost.page["${own}"]`);
  expect(Buffer.byteLength(text)).toBeLessThan(170_000);
});

test('a set has the name of its major, and react and react-dom are of one version', () => {
  expect(() => react18Set(output, { set: 'react-17' })).toThrow('react-17: react-18 is React 18.3.1.');
  const mixed = { react: 'react-18', 'react-dom': 'react-dom' };
  expect(() => react18Set(output, { packages: mixed })).toThrow('have to be one version');
});
