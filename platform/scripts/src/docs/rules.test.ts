import { textFiles } from './files.ts';
import { citingTests, rulesOf } from './rules.ts';

describe('A rule, its code and its tests', () => {
  const files = [
    {
      path: 'docs/reference/saving.md',
      text: '- <a id="save-lunch"></a>**Lunch.** A rule\n  of two lines.\n- another',
    },
    { path: 'a/lunch.ts', text: '// docs: saving#save-lunch\nexport const lunch = 1;' },
    { path: 'a/lunch-form.ts', text: 'export const form = 1;' },
    { path: 'a/lunch-form.test.ts', text: "test('lunch is needed (docs: saving#save-lunch)', () => {});" },
    { path: 'a/other.test.ts', text: "// docs: saving#save-lunch\ntest('something else', () => {});" },
  ];
  test('a test proves a rule that its title cites; code is what cites it, and the module beside the test', () =>
    expect(rulesOf(files)).toEqual([
      {
        page: 'saving',
        anchor: 'save-lunch',
        text: '- **Lunch.** A rule of two lines.',
        code: ['a/lunch-form.ts', 'a/lunch.ts'],
        tests: [{ path: 'a/lunch-form.test.ts', title: 'lunch is needed (docs: saving#save-lunch)' }],
      },
    ]));
  test('a comment in a test proves nothing', () => expect(citingTests(files)).toHaveLength(1));
});

test('every rule of the reference is proven by a test, or says why there is none', () => {
  const rules = rulesOf(textFiles());
  expect(rules.length).toBeGreaterThan(600);
  const unproven = rules.filter(({ tests, text }) => tests.length === 0 && !/\bThere is no test\b/.test(text));
  expect(unproven.map(({ page, anchor }) => `${page}#${anchor}`)).toEqual([]);
});
