import { PARTS } from './parts.ts';
import { readWords } from './read-words.ts';

test.each([
  [[], { parts: PARTS, all: false, passedOn: [] }],
  [['--all'], { parts: PARTS, all: true, passedOn: [] }],
  [['types', 'lint'], { parts: ['types', 'lint'], all: false, passedOn: [] }],
  [['browser', '--', 'shell.spec'], { parts: ['browser'], all: false, passedOn: ['shell.spec'] }],
  // As npm passes `npm test unit -- mfe-timecard -t saves`.
  [['unit', 'mfe-timecard', '-t', 'saves'], { parts: ['unit'], all: false, passedOn: ['mfe-timecard', '-t', 'saves'] }],
] as const)('%j', (words, { parts, all, passedOn }) => {
  const read = readWords(words);
  expect({ ...read, parts: [...read.parts] }).toEqual({ parts, all, passedOn });
});

test('a word that is no part says which parts there are', () => {
  expect(() => readWords(['unti'])).toThrow('"unti" is no part of the tests. Parts: types, lint, unit');
});
