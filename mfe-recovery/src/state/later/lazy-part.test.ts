import { lazyPart } from './lazy-part.ts';

test('a part is fetched once, and is there without waiting afterwards', async () => {
  let fetches = 0;
  const part = lazyPart(async () => {
    fetches += 1;
    return { screen: 'verify-email' };
  });
  expect(part.loaded()).toBeUndefined();
  const [one, other] = await Promise.all([part.load(), part.load()]);
  expect(one).toBe(other);
  expect(part.loaded()).toBe(one);
  expect(fetches).toBe(1);
});

test('a part that could not be fetched is fetched again', async () => {
  const answers = [Promise.reject(new Error('offline')), Promise.resolve('here')];
  const part = lazyPart(() => answers.shift() as Promise<string>);
  await expect(part.load()).rejects.toThrow('offline');
  expect(part.loaded()).toBeUndefined();
  expect(await part.load()).toBe('here');
});
