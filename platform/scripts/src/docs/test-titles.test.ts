import { testTitlesOf } from './test-titles.ts';

test('titles are those of tests and groups, whatever stands between the name and the title', () => {
  const source = `
    describe('a group', () => {
      test('a test', () => {});
      it.only("another", () => {});
    });
    test.each([['a (', 1], ["b\`", 2]])('each %s', () => {});
    test.each<[string, () => Promise<number>]>([['a']])('typed %s', () => {});
    describeRule('a rule', rule(), {});
    test.each\`a | b
      \${1} | \${')'}\`('tabled $a', () => {});
    describe.each(names)(
      // A comment (with a bracket.
      'the names of %s',
      () => {},
    );
    test.describe('grouped', () => {});
    test(\`of \${name('x')} and \${1}\`, () => {});
    test('it\\'s', () => {});
  `;
  expect(testTitlesOf(source)).toEqual([
    'a group',
    'a test',
    'another',
    'each %s',
    'typed %s',
    'a rule',
    'tabled $a',
    'the names of %s',
    'grouped',
    "of ${name('x')} and ${1}",
    "it's",
  ]);
});

test('calls without a text have no title', () => {
  expect(testTitlesOf("test.use({ locale: 'de' }); test(title, () => {}); /x/.test('y'); it = 'z';")).toEqual([]);
});
