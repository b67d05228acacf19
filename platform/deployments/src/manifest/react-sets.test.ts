import fc from 'fast-check';
import { OWN_SET, type PageReacts, providerOf, setOf } from './react-sets.ts';
import { isInRange } from './version-range.ts';

const page: PageReacts = {
  react: '19.3.1',
  sets: { 'react-18': { react: '18.3.1' }, 'react-20': { react: '20.0.1' } },
};

test.each([
  ['^19.3.0', OWN_SET],
  ['^20.0.0', 'react-20'],
  ['18.3.1', 'react-18'],
  ['^19.3.0 || ^20.0.0', OWN_SET],
  ['^18.3.0 || ^20.0.0', 'react-18'],
  ['^21.0.0', undefined],
  ['^19.4.0', undefined],
  [undefined, OWN_SET],
])('a build that runs with %s runs in %s', (react, set) => {
  expect(setOf(page, { react })).toBe(set);
});

test('a page from before sets has its own React alone', () => {
  expect(setOf({}, { react: '^20.0.0' })).toBe(OWN_SET);
});

const versions = fc.constantFrom('18.3.1', '19.3.0', '19.3.1', '20.0.0', '20.1.0');
const ranges = fc.constantFrom('^18.3.0', '^19.3.0', '^20.0.0', '^20.1.0', '^19.3.0 || ^20.0.0', '20.0.0');
const sets = fc.dictionary(fc.constantFrom('react-18', 'react-19', 'react-20'), fc.record({ react: versions }));

test('the own set wins, whichever it is satisfies the range, and the order of sets does not matter', () => {
  fc.assert(
    fc.property(versions, sets, ranges, (react, beside, range) => {
      const chosen = setOf({ react, sets: beside }, { react: range });
      const reversed = Object.fromEntries(Object.entries(beside).reverse());
      expect(setOf({ react, sets: reversed }, { react: range })).toBe(chosen);
      const fits = (version: string | undefined) => version !== undefined && isInRange(version, range);
      if (fits(react)) expect(chosen).toBe(OWN_SET);
      else if (chosen === undefined) expect(Object.values(beside).filter((one) => fits(one.react))).toEqual([]);
      else expect(fits(beside[chosen]?.react)).toBe(true);
    }),
  );
});

test('a consumer gets modules of its own set, and nothing of another', () => {
  const all = { mfe_notes: { react: '^20.0.0' }, mfe_todo: { react: '^19.3.0' }, mfe_widgets: {} };
  expect(providerOf(all, page, 'mfe_todo', 'mfe_widgets')).toBe('mfe_widgets');
  expect(providerOf(all, page, 'mfe_notes', 'mfe_widgets')).toBeUndefined();
  expect(providerOf(all, page, 'mfe_notes', 'mfe_nobody')).toBeUndefined();
  expect(providerOf(all, { ...page, react: '20.0.0' }, 'mfe_notes', 'mfe_widgets')).toBe('mfe_widgets');
});

test('where that runs in another set, it gets what stands for it', () => {
  const all = {
    mfe_notes: { react: '^20.0.0' },
    mfe_todo: { react: '^19.3.0' },
    mfe_widgets: { react: '^19.3.0' },
    mfe_widgets_20: { react: '^20.0.0', standsFor: 'mfe_widgets' },
  };
  expect(providerOf(all, page, 'mfe_todo', 'mfe_widgets')).toBe('mfe_widgets');
  expect(providerOf(all, page, 'mfe_notes', 'mfe_widgets')).toBe('mfe_widgets_20');
  // And nothing stands for it elsewhere.
  expect(providerOf({ ...all, mfe_elder: { react: '^18.3.0' } }, page, 'mfe_elder', 'mfe_widgets')).toBeUndefined();
  const moved = { react: '20.0.1', sets: { 'react-19': { react: '19.3.1' } } };
  expect(providerOf(all, moved, 'mfe_todo', 'mfe_widgets')).toBe('mfe_widgets');
  expect(providerOf(all, moved, 'mfe_notes', 'mfe_widgets')).toBe('mfe_widgets_20');
});
