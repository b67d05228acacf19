import { type Selected, selectedAfter } from './selected-after.ts';

const set = (...ids: string[]): Selected => new Set(ids);
const listed = (selected: Selected) => (selected === 'all' ? selected : [...selected].sort());

test('a change of the latest selection is passed on as it is', () => {
  const [next, latest] = [set('a', 'b'), set('a')];
  expect(selectedAfter(next, latest, latest)).toBe(next);
});

test.each([
  ['a tick in a page that was selected meanwhile', set('b'), set(), set('a', 'b', 'c'), ['a', 'b', 'c']],
  ['a tick after the selection was cleared', set('a', 'b', 'c'), set('a', 'b'), set(), ['c']],
  ['a tick that is taken away', set('a'), set('a', 'b'), set('a', 'b', 'c'), ['a', 'c']],
  ['a tick where all are selected meanwhile', set('a'), set(), 'all' as const, 'all'],
  ['all', 'all' as const, set(), set('a'), 'all'],
  ['a tick taken from all', set('a'), 'all' as const, set('a', 'b'), ['a']],
])('%s', (_, next, shown, latest, after) => expect(listed(selectedAfter(next, shown, latest))).toEqual(after));
