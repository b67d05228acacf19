import fc from 'fast-check';
import { isInRange, isRange } from './version-range.ts';

test.each([
  ['19.3.1', '19.3.1', true],
  ['19.3.2', '19.3.1', false],
  ['19.3.0', '^19.3.0', true],
  ['19.3.12', '^19.3.2', true],
  ['19.10.0', '^19.9.9', true],
  ['19.2.9', '^19.3.0', false],
  ['19.3.1', '^19.3.2', false],
  ['20.0.0', '^19.3.0', false],
  ['0.2.4', '^0.2.3', true],
  ['0.3.0', '^0.2.3', false],
  ['0.0.4', '^0.0.3', false],
  ['19.4.0-rc.1', '^19.3.0', false],
  ['19.4.0-rc.1', '19.4.0-rc.1', true],
  ['20.1.0', '^19.3.0 || ^20.0.0', true],
  ['21.0.0', '^19.3.0 || ^20.0.0', false],
  ['', '^19.3.0', false],
])('%s in %s: %p', (version, range, expected) => expect(isInRange(version, range)).toBe(expected));

test.each(['19.3.1', '^19.3.0', '^18.2.0 || ^19.0.0', '19.4.0-rc.1'])('"%s" is a range', (text) =>
  expect(isRange(text)).toBe(true),
);
test.each(['', '^19', '19.x', '>=19.0.0', '~19.3.0', '^19.3.0 ||', '*'])('"%s" is none', (text) =>
  expect(isRange(text)).toBe(false),
);

const triple = fc.tuple(fc.nat(3), fc.nat(3), fc.nat(3));
const text = (numbers: readonly number[]) => numbers.join('.');

test('^ is what semantic versions call compatible', () => {
  fc.assert(
    fc.property(triple, triple, (is, least) => {
      const notEarlier = is[0] - least[0] || is[1] - least[1] || is[2] - least[2];
      const alike =
        least[0] > 0
          ? is[0] === least[0]
          : is[0] === 0 && (least[1] > 0 ? is[1] === least[1] : is[1] === 0 && is[2] === least[2]);
      expect(isInRange(text(is), `^${text(least)}`)).toBe(notEarlier >= 0 && alike);
    }),
  );
});
