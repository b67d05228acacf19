import fc from 'fast-check';
import { isInRange, OWN_SET } from '../../manifest/index.ts';
import { electSets, type Need, type Offer } from './election.ts';

const versions = fc.constantFrom('18.3.1', '19.3.0', '19.3.1', '19.4.0', '20.0.0');
const ranges = fc.constantFrom('^19.3.0', '^19.4.0', '^20.0.0', '^19.3.0 || ^20.0.0');
const react = (version: string) => ({ react: version, 'react-dom': version });

/** A page with its own React and further ones beside it, as it is published. */
const pages = fc
  .record({
    version: versions,
    beside: fc.dictionary(fc.constantFrom('react-18', 'react-19', 'react-20'), versions),
    readsRanges: fc.boolean(),
  })
  .map(({ version, beside, readsRanges }): Offer => {
    const sets = readsRanges ? Object.entries(beside) : [];
    return {
      name: 'root 5',
      provides: react(version),
      readsRanges,
      // The manifest says nothing of an older page, whose loader knows of one React.
      reacts: readsRanges
        ? { react: version, sets: Object.fromEntries(sets.map(([set, one]) => [set, { react: one }])) }
        : {},
      sets: Object.fromEntries(sets.map(([set, one]) => [set, react(one)])),
    };
  });
const builds = fc.array(fc.record({ version: versions, range: fc.option(ranges) }), { maxLength: 5 }).map((all) =>
  all.map(
    ({ version, range }, at): Need => ({
      name: `mfe_${at}`,
      requires: { react: version, 'react-dom/client': version },
      ranges: range === null ? {} : react(range),
      react: range ?? version,
    }),
  ),
);

test('a build that is not named runs in a set whose React it accepts; one that is has no such set on the page', () => {
  fc.assert(
    fc.property(pages, builds, (page, needs) => {
      const { sets, disagreements } = electSets(page, needs);
      const named = new Set(disagreements.map((one) => ('need' in one ? one.need.name : '')));
      for (const need of needs) {
        const accepts = (version: string | undefined) =>
          isInRange(version ?? '', (page.readsRanges && need.ranges.react) || (need.requires.react ?? ''));
        const all = [page.provides, ...Object.values(page.sets ?? {})].map((provides) => provides.react);
        if (named.has(need.name)) {
          expect(all.filter(accepts)).toEqual([]);
        } else {
          const set = sets.get(need.name);
          expect(accepts(set === OWN_SET ? page.provides.react : page.sets?.[set ?? '']?.react)).toBe(true);
        }
      }
    }),
  );
});

test('the order in which they come does not matter', () => {
  fc.assert(
    fc.property(pages, builds, (page, needs) => {
      const said = ({ sets, disagreements }: ReturnType<typeof electSets>) => [
        new Map([...sets].sort()),
        new Set(disagreements.map((one) => JSON.stringify(one))),
      ];
      expect(said(electSets(page, needs.toReversed()))).toEqual(said(electSets(page, needs)));
    }),
  );
});

const page: Offer = { name: 'root 5', provides: react('19.3.1'), readsRanges: true, reacts: { react: '19.3.1' } };

test('react and react-dom of one set are one version', () => {
  const unequal = { ...page, provides: { react: '19.3.2', 'react-dom': '19.3.1' } };
  expect(electSets(unequal, []).disagreements).toEqual([
    { offer: unequal, unequal: ['react 19.3.2', 'react-dom 19.3.1'] },
  ]);
  const beside = { ...page, sets: { 'react-20': { react: '20.0.1', 'react-dom': '20.0.0' } } };
  expect(electSets(beside, []).disagreements).toEqual([
    { offer: beside, unequal: ['react 20.0.1', 'react-dom 20.0.0'] },
  ]);
});

test('a publication from before sets runs in the page’s own, whatever else the page has', () => {
  const both = { ...page, reacts: { react: '19.3.1', sets: { 'react-20': { react: '20.0.0' } } } };
  const need: Need = { name: 'mfe_notes', requires: { react: '20.0.0' }, ranges: { react: '^20.0.0' } };
  const { disagreements } = electSets({ ...both, sets: { 'react-20': react('20.0.0') } }, [need]);
  expect(disagreements).toEqual([expect.objectContaining({ need, request: 'react', wanted: '^20.0.0' })]);
});
