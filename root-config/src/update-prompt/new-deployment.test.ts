import type { Deployed, Manifest } from 'deployments/manifest';
import { isNews } from './new-deployment.ts';

const version = (name: string, one: string): Deployed => ({
  version: one,
  base: `/mfe/${name}/${one}/`,
  entry: 'entry.js',
  files: {},
  modules: {},
  uses: {},
  activation: { name, applications: [], elements: [] },
});
const session: Manifest = {
  schemaVersion: 1,
  revision: 4,
  activatedAt: '2026-11-21T10:00:00.000Z',
  microFrontends: { mfe_a: version('mfe_a', '1') },
};

test('another version is news, another revision alone is not', () => {
  expect(isNews(session, { ...session, revision: 5 }, 0)).toBe(false);
  expect(isNews(session, { ...session, revision: 5, microFrontends: { mfe_a: version('mfe_a', '2') } }, 0)).toBe(true);
  expect(isNews(session, { ...session, revision: 5, microFrontends: {} }, 0)).toBe(true);
  expect(isNews(session, { ...session, revision: 3, microFrontends: {} }, 0)).toBe(true);
});

test('a canary is news to the browsers that get it', () => {
  const canary = (share: number) => ({ share, candidate: version('mfe_a', '2') });
  const live = (share: number): Manifest => ({
    ...session,
    revision: 5,
    microFrontends: { mfe_a: { ...version('mfe_a', '1'), canary: canary(share) } },
  });
  expect(isNews(session, live(0), 0.5)).toBe(false);
  expect(isNews(session, live(1), 0.5)).toBe(true);
});
