import { anchorsOf, headingAnchorsOf } from './anchors.ts';
import { citationsOf, numberedDocumentsOf } from './citations.ts';
import { linksOf } from './links.ts';

describe('citations of a text', () => {
  test('have a short form, with several rules', () => {
    expect(citationsOf('/** Lunch (docs: saving#save-lunch, days#no-lunch). */')).toEqual([
      { file: 'reference/saving.md', anchor: 'save-lunch' },
      { file: 'reference/days.md', anchor: 'no-lunch' },
    ]);
  });
  test('may run over the lines of a comment', () => {
    const comment = '/**\n * Lunch, or none of it (docs:\n * saving#save-lunch,\n * days#no-lunch).\n */';
    expect(citationsOf(comment).map(({ anchor }) => anchor)).toEqual(['save-lunch', 'no-lunch']);
  });
  test('have a full form, below docs/ and its folders', () => {
    expect(citationsOf("source: 'docs/reference/api.md#api-openapi', docs/glossary.md#term-span")).toEqual([
      { file: 'reference/api.md', anchor: 'api-openapi' },
      { file: 'glossary.md', anchor: 'term-span' },
    ]);
  });
  test('may name a term of the glossary', () => {
    expect(citationsOf('docs: glossary#term-span')).toEqual([{ file: 'glossary.md', anchor: 'term-span' }]);
  });
  test('are not what merely mentions docs', () => {
    expect(citationsOf('see docs: there is more. https://example.com/docs#top')).toEqual([]);
  });
  test('by the number of a document are found, over two lines as well', () => {
    const number = '001';
    expect(numberedDocumentsOf(`/** A rule (document\n * ${number}, section 5). */`)).toEqual([
      `document ${number}, section 5`,
    ]);
  });
});

describe('anchors of a page', () => {
  test('are its explicit ids, not those in code', () => {
    const example = '`<a id="shown"></a>`';
    expect(anchorsOf(`- <a id="one"></a>**One.** As in ${example}.\n| <a id="two"></a><a id="three"></a>x |`)).toEqual([
      'one',
      'two',
      'three',
    ]);
  });
  test('of headings are as a viewer makes them', () => {
    expect(headingAnchorsOf('# A page: `npm test`\n## Rules\n```\n# not this\n```\n## Rules\n')).toEqual([
      'a-page-npm-test',
      'rules',
      'rules-1',
    ]);
  });
});

test('links of a page are relative to it; addresses and code are left out', () => {
  const page = '[a](../b.md#c) ![d](e.png) [f](https://example.com/g) [h](#i) `[j](k.md)`\n```\n[l](m.md)\n```\n';
  expect(linksOf('docs/reference/n.md', page)).toEqual([
    { target: 'docs/b.md', anchor: 'c' },
    { target: 'docs/reference/e.png', anchor: null },
    { target: 'docs/reference/n.md', anchor: 'i' },
  ]);
});
