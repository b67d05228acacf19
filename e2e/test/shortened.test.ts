import { shortened } from '../walks/shortened.ts';

test('a failing list is shortened to what it fails by', async () => {
  const tried: string[] = [];
  const fails = async (some: readonly string[]) => {
    tried.push(some.join(''));
    return some.includes('b') && some.includes('f');
  };
  expect(await shortened([...'abcdefgh'], fails)).toEqual(['b', 'f']);
  expect(tried.length).toBeLessThan(24);
});

test('it is left at what the tries reached', async () => {
  expect(await shortened([...'abcdefgh'], async (some) => some.includes('a'), 2)).toEqual([...'abcd']);
});
