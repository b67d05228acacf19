import fc from 'fast-check';

/**
 * Texts of any code points, lone surrogates included. fast-check's own `unit: 'binary'` maps all 1,112,064 of them
 * to and fro when a test file first asks for it, which takes most of a second a file.
 */
export const anyText = (): fc.Arbitrary<string> =>
  fc.array(fc.integer({ min: 0, max: 0x10ffff })).map((points) => String.fromCodePoint(...points));
