import fc from 'fast-check';

/**
 * Texts of any code points, including lone surrogates. fast-check's own `unit: 'binary'` maps all 1,112,064 of them in both directions when
 * a test file first uses it, which takes most of a second for each file.
 */
export const anyText = (): fc.Arbitrary<string> =>
  fc.array(fc.integer({ min: 0, max: 0x10ffff })).map((points) => String.fromCodePoint(...points));
