import fc from 'fast-check';
import * as v from 'valibot';
import { manifestOf, version } from '../testing/fixture.ts';
import {
  buildsIn,
  CANARY_KEY,
  canaryNumber,
  canaryOffset,
  everyPairOfVersions,
  getsCandidate,
  sessionManifest,
} from './canary.ts';
import { type Deployed, type Manifest, manifest } from './manifest.ts';

const trying = (name: string, share: number): Deployed => ({
  ...version(name, '1'),
  canary: { share, candidate: version(name, '2') },
});
const versions = (one: Manifest) => Object.values(one.microFrontends).map(({ version }) => version);

const number = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
const share = fc.double({ min: 0, max: 1, noNaN: true });
const name = fc.stringMatching(/^mfe_[a-z]{1,12}$/);

test('manifests with and without canaries are valid; a share above 1 is not', () => {
  expect(v.safeParse(manifest, manifestOf(version('mfe_a', '1'))).success).toBe(true);
  expect(v.safeParse(manifest, manifestOf(trying('mfe_a', 0.1))).success).toBe(true);
  expect(v.safeParse(manifest, manifestOf(trying('mfe_a', 1.1))).success).toBe(false);
  const nested = trying('mfe_a', 0.1);
  const twice = { ...nested, canary: { share: 0.1, candidate: nested } };
  expect(v.safeParse(manifest, manifestOf(twice as Deployed)).success).toBe(false);
});

test('the given share of browsers gets the candidate, whatever the name', () => {
  fc.assert(
    fc.property(name, share, (name, share) => {
      const browsers = Array.from({ length: 1000 }, (_, at) => (at + 0.5) / 1000);
      const part = browsers.filter((one) => getsCandidate(name, share, one)).length / 1000;
      expect(Math.abs(part - share)).toBeLessThanOrEqual(0.002);
    }),
  );
});

test('raising the share takes the candidate away from no browser', () => {
  fc.assert(
    fc.property(name, number, share, share, (name, number, one, other) => {
      if (getsCandidate(name, Math.min(one, other), number)) {
        expect(getsCandidate(name, Math.max(one, other), number)).toBe(true);
      }
    }),
  );
});

test('different browsers try different candidates', () => {
  expect(new Set(['mfe_shell', 'mfe_timecard', 'mfe_widgets'].map(canaryOffset)).size).toBe(3);
});

test('a session gets one version of each and no canary is left', () => {
  const live = manifestOf(trying('mfe_a', 1), trying('mfe_b', 0), version('mfe_c', '1'));
  const session = sessionManifest(live, 0.5);
  expect(versions(session)).toEqual(['2', '1', '1']);
  expect(JSON.stringify(session)).not.toContain('canary');
  expect(v.safeParse(manifest, session).success).toBe(true);
});

describe('a candidate of the page’s own scripts', () => {
  const root = (number: string) => ({ version: number, base: '/', portal: 'portal.js', embed: 'embed.js', files: {} });
  const live = (share: number): Manifest => ({
    ...manifestOf(trying('mfe_a', 0.5)),
    root: { ...root('1'), canary: { share, candidate: root('2') } },
  });

  test('is one version in each session, by the same number, unless it could not be loaded there', () => {
    fc.assert(
      fc.property(number, share, (number, share) => {
        expect(v.safeParse(manifest, live(share)).success).toBe(true);
        const session = sessionManifest(live(share), number);
        expect(session.root).toEqual(root(getsCandidate('root', share, number) ? '2' : '1'));
        expect(sessionManifest(live(share), number, ['root']).root).toEqual(root('1'));
        expect(JSON.stringify(session)).not.toContain('canary');
      }),
    );
  });

  test('meets every version of the others, and every version is listed once', () => {
    const pairs = everyPairOfVersions(live(0.1)).map((one) => `${one.root?.version} ${versions(one)}`);
    expect(pairs.sort()).toEqual(['1 1', '1 2', '2 1', '2 2']);
    expect(
      buildsIn(live(0.1))
        .map(({ name, build }) => `${name}@${build.version}`)
        .sort(),
    ).toEqual(['mfe_a@1', 'mfe_a@2', 'root@1', 'root@2']);
  });
});

test('with four canaries, six manifests have every two versions together', () => {
  const names = ['mfe_a', 'mfe_b', 'mfe_c', 'mfe_d'];
  const all = everyPairOfVersions(manifestOf(...names.map((name) => trying(name, 0.1)))).map(versions);
  expect(all).toHaveLength(6);
  for (const [one] of names.entries())
    for (const [other] of names.entries())
      for (const pair of one < other ? ['1 1', '1 2', '2 1', '2 2'] : [])
        expect(all.map((each) => `${each[one]} ${each[other]}`)).toContain(pair);
});

test('two canaries give four mixtures, none gives one', () => {
  const mixtures = everyPairOfVersions(manifestOf(trying('mfe_a', 0.1), version('mfe_c', '1'), trying('mfe_b', 0.1)));
  expect(mixtures.map((one) => versions(one).join(' ')).sort()).toEqual(['1 1 1', '1 1 2', '2 1 1', '2 1 2']);
  expect(everyPairOfVersions(manifestOf(version('mfe_c', '1')))).toHaveLength(1);
});

describe('the number of a browser', () => {
  const storage = (kept: Record<string, string>) => () => ({
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => {
      kept[key] = value;
    },
  });

  test('is drawn once and kept', () => {
    const kept = {};
    const first = canaryNumber(storage(kept), () => 0.25);
    expect(first).toBe(0.25);
    expect(canaryNumber(storage(kept), () => 0.75)).toBe(0.25);
  });

  test.each(['', 'x', '-1', '1', 'NaN', 'Infinity', '{}'])('is drawn anew where %p is kept', (text) => {
    expect(canaryNumber(storage({ [CANARY_KEY]: text }), () => 0.5)).toBe(0.5);
  });

  test('is there even where storage is blocked', () => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    expect(canaryNumber(blocked, () => 0.5)).toBe(0.5);
    const full = () => ({ getItem: () => null, setItem: blocked });
    expect(canaryNumber(full, () => 0.5)).toBe(0.5);
  });
});
