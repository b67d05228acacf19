import fc from 'fast-check';
import { insertedInto } from './inserted-into.ts';

test.each([
  ['09:30 AM', '09:430 AM', '4'],
  ['09:30 AM', '09: AM', ''],
  ['09:30 AM', '12:45 PM', undefined],
  ['', '930p', '930p'],
])('from %p to %p, %p was put in', (before, after, inserted) => {
  expect(insertedInto(before, after)).toBe(inserted);
});

test('what was put in makes the one text of the other', () => {
  const text = fc.string({ maxLength: 8 });
  fc.assert(
    fc.property(text, text, (before, after) => {
      const inserted = insertedInto(before, after);
      if (inserted === undefined) return true;
      const places = Array.from({ length: before.length + 1 }, (_, at) => at);
      return places.some((at) =>
        [0, 1, 2].some((gone) => before.slice(0, at) + inserted + before.slice(at + gone) === after),
      );
    }),
  );
});
