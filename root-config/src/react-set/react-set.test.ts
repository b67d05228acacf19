import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import type { ProvidedSet } from '../federation/react-sets.ts';

const root = join(import.meta.dirname, '..', '..');
const output = mkdtempSync(join(tmpdir(), 'react-set-'));
afterAll(() => rmSync(output, { recursive: true }));

/** A stand-in for the page's modules: any export is there. */
const state = { i18n: { t: (key: string) => key }, useText: 'of the page', locale: 'the one of the page' };

test('the script of a set hands over one React with what binds to it, over the state of the page', () => {
  // As reactSets of webpack.config.ts builds one.
  const build = spawnSync(join(root, 'node_modules', '.bin', 'webpack'), ['--output-path', output], {
    cwd: join(root, 'test', 'fixtures', 'react-18'),
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  expect([build.status, `${build.stdout}${build.stderr}`]).toEqual([0, expect.any(String)]);
  const report = JSON.parse(readFileSync(join(output, 'build.json'), 'utf8'));
  expect(report).toEqual({
    script: expect.stringMatching(/^set\.\w+\.js$/),
    provides: { react: '18.3.1', 'react-dom': '18.3.1' },
  });
  const handed: Record<string, ProvidedSet> = {};
  const page = { 'shared-client': {}, 'shared-session': state, 'zustand/vanilla': {} };
  const provideSet = (set: string, provided: ProvidedSet) => Object.assign(handed, { [set]: provided });
  runInContext(
    readFileSync(join(output, report.script), 'utf8'),
    createContext({ __portalHost: { page, provideSet } }),
  );
  const { versions, modules } = handed['react-18'] as ProvidedSet;
  expect(versions).toEqual(report.provides);
  const versionOf = (request: string) => (modules[request] as { version?: string }).version;
  expect([versionOf('react'), versionOf('react-dom')]).toEqual(['18.3.1', expect.stringMatching(/^18\.3\.1/)]);
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
});

test('nothing of the page is in it a second time', () => {
  const { script } = JSON.parse(readFileSync(join(output, 'build.json'), 'utf8'));
  const text = readFileSync(join(output, script), 'utf8');
  const taken = [...text.matchAll(/__portalHost\.page\["([^"]+)"\]/g)].map(([, request]) => request);
  expect(taken.sort()).toEqual(['shared-client', 'shared-session', 'zustand/vanilla']);
  // React 18 weighs 143 kB before compression; the client with its schemas, or the session, would be much more than the rest.
  expect(Buffer.byteLength(text)).toBeLessThan(165_000);
});
