import fc from 'fast-check';
import { isInRange } from '../../manifest/index.ts';
import { electSharedSet, libraryOf, type Need, type Offer } from './election.ts';

const versions = fc.constantFrom('19.3.0', '19.3.1', '19.4.0', '20.0.0');
const ranges = fc.constantFrom('^19.3.0', '^19.4.0', '^20.0.0', '^19.3.0 || ^20.0.0');
const roles = fc.constantFrom<'live' | 'target'>('live', 'target');
const offers = fc.array(
  fc
    .record({ role: roles, version: versions, readsRanges: fc.boolean() })
    .map(({ version, ...rest }): Offer => ({ name: '', provides: { react: version, 'react-dom': version }, ...rest })),
  { maxLength: 3 },
);
const needs = fc.array(
  fc.record({ role: roles, version: versions, range: fc.option(ranges) }).map(
    ({ role, version, range }): Need => ({
      name: '',
      role,
      requires: { react: version, 'react-dom/client': version },
      ranges: range === null ? {} : { react: range, 'react-dom': range },
    }),
  ),
  { maxLength: 5 },
);
/** Each with a name of its own. */
const state = fc.tuple(offers, needs).map(([pages, builds]) => ({
  pages: pages.map((one, at) => ({ ...one, name: `root ${at}` })),
  builds: builds.map((one, at) => ({ ...one, name: `mfe_${at}` })),
}));

test('what is elected satisfies every build that may come onto the page, or is refused with who disagrees', () => {
  fc.assert(
    fc.property(state, ({ pages, builds }) => {
      const { elected, disagreements } = electSharedSet(pages, builds);
      const expected = new Set<string>();
      for (const page of pages)
        for (const build of builds) {
          if (page.role === 'target' && build.role === 'target') continue;
          for (const [request, exact] of Object.entries(build.requires)) {
            const library = libraryOf(request);
            const range = page.readsRanges ? build.ranges[library] : undefined;
            if (!isInRange(page.provides[library] ?? '', range ?? exact)) expected.add(`${page.name} ${build.name}`);
          }
        }
      const named = disagreements.map((one) => `${one.offer.name} ${'need' in one ? one.need.name : ''}`);
      expect(new Set(named)).toEqual(expected);
      expect(elected.size).toBe(expected.size ? 0 : pages.length);
    }),
  );
});

test('the order in which they come does not matter', () => {
  fc.assert(
    fc.property(state, fc.infiniteStream(fc.nat()), ({ pages, builds }, numbers) => {
      const shuffled = <T>(all: readonly T[]) =>
        all
          .map((one) => [numbers.next().value ?? 0, one] as const)
          .sort(([a], [b]) => a - b)
          .map(([, one]) => one);
      const names = ({ elected, disagreements }: ReturnType<typeof electSharedSet>) => [
        new Map([...elected].sort()),
        new Set(disagreements.map((one) => JSON.stringify(one))),
      ];
      expect(names(electSharedSet(shuffled(pages), shuffled(builds)))).toEqual(names(electSharedSet(pages, builds)));
    }),
  );
});

test('after a single rollback, everybody agrees who agreed before', () => {
  fc.assert(
    fc.property(state, fc.nat(), ({ pages, builds }, which) => {
      fc.pre(electSharedSet(pages, builds).disagreements.length === 0);
      const back = [...pages, ...builds].filter(({ role }) => role === 'target');
      const chosen = back[which % Math.max(1, back.length)];
      // The target is live, what was live instead of it may stay as well (a candidate), and no other target comes.
      const after = <T extends { name: string; role: 'live' | 'target' }>(all: readonly T[]) =>
        all.flatMap((one) =>
          one.role === 'live' || one.name === chosen?.name ? [{ ...one, role: 'live' as const }] : [],
        );
      expect(electSharedSet(after(pages), after(builds)).disagreements).toEqual([]);
    }),
  );
});

test('react and react-dom of one page are one version', () => {
  const page: Offer = {
    name: 'root 5',
    role: 'live',
    provides: { react: '19.3.2', 'react-dom': '19.3.1' },
    readsRanges: true,
  };
  expect(electSharedSet([page], [])).toEqual({
    elected: new Map(),
    disagreements: [{ offer: page, unequal: ['react 19.3.2', 'react-dom 19.3.1'] }],
  });
});
