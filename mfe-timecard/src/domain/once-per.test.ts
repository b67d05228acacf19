import { oncePer } from './once-per.ts';

test('an object is worked out once, an equal one of its own', () => {
  let count = 0;
  const double = oncePer(({ value }: { value: number }) => {
    count += 1;
    return { value: value * 2 };
  });
  const one = { value: 2 };
  expect(double(one)).toBe(double(one));
  expect(double(one)).toEqual({ value: 4 });
  expect(count).toBe(1);
  expect(double({ value: 2 })).not.toBe(double(one));
});

test('nothing is a response too', () => {
  let count = 0;
  const none = oncePer((_: object) => {
    count += 1;
    return undefined;
  });
  const one = {};
  none(one);
  expect(none(one)).toBeUndefined();
  expect(count).toBe(1);
});
