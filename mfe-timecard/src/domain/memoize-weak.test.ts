import { memoizeWeak } from './memoize-weak.ts';

test('computes once for an object, and again for an equal one', () => {
  let count = 0;
  const double = memoizeWeak(({ value }: { value: number }) => {
    count += 1;
    return { value: value * 2 };
  });
  const one = { value: 2 };
  expect(double(one)).toBe(double(one));
  expect(double(one)).toEqual({ value: 4 });
  expect(count).toBe(1);
  expect(double({ value: 2 })).not.toBe(double(one));
});

test('caches undefined', () => {
  let count = 0;
  const none = memoizeWeak((_: object) => {
    count += 1;
    return undefined;
  });
  const one = {};
  none(one);
  expect(none(one)).toBeUndefined();
  expect(count).toBe(1);
});
