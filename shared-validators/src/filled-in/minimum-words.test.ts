import fc from 'fast-check';
import { describeRule, keyOf } from '../../test/describe-rule.ts';
import { minimumWords } from './minimum-words.ts';

describeRule('Minimum word count (docs: validators#validator-minimum-words)', minimumWords(3), {
  key: 'minimumCountOfWordsInvalid',
  accepts: ['one two three', ' one  two\nthree ', 'a b c d', 'a\u00a0b\u3000c'],
  refuses: ['one two', 'one', ' ', 'one-two-three', null, 3],
  empty: 'passes',
});

test('agrees with splitting at whitespace', () => {
  const text = fc.string({ unit: fc.constantFrom('a', 'b', ' ', '\n', '\t'), minLength: 1 });
  fc.assert(
    fc.property(text, fc.integer({ min: 1, max: 6 }), (words, minimum) => {
      const enough = words.split(/\s+/).filter(Boolean).length >= minimum;
      expect(keyOf(minimumWords(minimum), words) === undefined).toBe(enough);
    }),
  );
});
