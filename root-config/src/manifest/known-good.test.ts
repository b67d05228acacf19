/** @jest-environment jsdom */
import type { Manifest } from 'deployments/manifest';
import { keepKnownGood, knownGood, lastRevision, readKnownGood } from './known-good.ts';

const manifest = (revision: number, versions: Record<string, string>): Manifest => ({
  schemaVersion: 1,
  revision,
  activatedAt: '2026-11-21T10:00:00.000Z',
  microFrontends: Object.fromEntries(
    Object.entries(versions).map(([name, version]) => [
      name,
      {
        version,
        base: `/mfe/${name}/${version}/`,
        entry: 'entry.js',
        files: {},
        modules: {},
        uses: {},
        activation: { name, applications: [], elements: [] },
      },
    ]),
  ),
});
const versions = (one: Manifest | undefined) =>
  Object.fromEntries(Object.entries(one?.microFrontends ?? {}).map(([name, { version }]) => [name, version]));

test('a version replaces the one that worked only when it has come up itself', () => {
  const before = manifest(1, { mfe_a: '1', mfe_b: '1', mfe_gone: '1' });
  const live = manifest(2, { mfe_a: '2', mfe_b: '2', mfe_new: '1' });
  expect(versions(knownGood(live, new Set(['mfe_a']), before))).toEqual({ mfe_a: '2', mfe_b: '1', mfe_new: '1' });
});

test('what is kept comes back, and what is damaged counts as nothing', () => {
  keepKnownGood(manifest(7, { mfe_a: '2' }), new Set(['mfe_a']));
  expect(versions(readKnownGood())).toEqual({ mfe_a: '2' });
  expect(lastRevision()).toBe(7);
  localStorage.setItem('portal.known-good', '{"schemaVersion":1');
  localStorage.setItem('portal.revision', 'seven');
  expect(readKnownGood()).toBeUndefined();
  expect(lastRevision()).toBeUndefined();
});
