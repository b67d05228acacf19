import { readContents } from './contents.ts';
import { isElsewhere, siteLink } from './site-links.ts';
import { sitePages } from './site-pages.ts';

const documents = new Map([
  ['docs/reference/saving.md', '# Saving'],
  ['docs/reference/api.md', '# `API`'],
  ['docs/reference/deep/other.md', '# Other'],
  ['README.md', 'Text\n\n# Portal'],
  ['mfe-shell/README.md', '# mfe-shell'],
]);

test('a page is named after its document or its package, and a folder stands for what nobody names', () => {
  const pages = sitePages(
    [
      { folder: 'rules', title: '', documents: ['docs/reference'] },
      { folder: 'api', title: '', documents: ['docs/reference/api.md'] },
      { folder: 'run', title: '', documents: ['README.md', 'mfe-shell/README.md'] },
    ],
    documents,
  );
  expect(pages.map(({ path, title }) => [path, title])).toEqual([
    ['rules/saving.md', 'Saving'],
    ['api/api.md', 'API'],
    ['run/start.md', 'Portal'],
    ['run/mfe-shell.md', 'mfe-shell'],
  ]);
});

test('a document that is listed and not there, or has no title, is an error', () => {
  const of = (source: string, text: Map<string, string>) =>
    sitePages([{ folder: 'run', title: '', documents: [source] }], text);
  expect(() => of('gone.md', documents)).toThrow('gone.md, which does not exist');
  expect(() => of('a.md', new Map([['a.md', 'text']]))).toThrow('a.md has no heading');
});

test('a relative link leads to the page of its document or folder, with its anchor, or to nothing that the site has', () => {
  const pages = new Map([
    ['docs/reference/saving.md', 'rules/saving.md'],
    ['e2e/README.md', 'architecture/e2e.md'],
  ]);
  const from = 'docs/guides/page.md';
  expect(siteLink(from, '../reference/saving.md#save-lunch', pages)).toBe('/rules/saving#save-lunch');
  expect(siteLink(from, '../../e2e/', pages)).toBe('/architecture/e2e');
  expect(siteLink('docs/reference/saving.md', '#save-lunch', pages)).toBe('/rules/saving#save-lunch');
  expect(siteLink(from, '../../e2e/setup/wide.ts', pages)).toBeNull();
  expect(['https://a.example', '//a.example', 'mailto:a@b.example', 'page.md'].map(isElsewhere)).toEqual([
    true,
    true,
    true,
    false,
  ]);
});

test('every page of the site has a path of its own, and every guide, page of the reference and README of a package is in it', () => {
  const { pages, generated, leftOut } = readContents();
  const paths = [...pages.map(({ path }) => path.replace(/\.md$/, '')), ...generated.map(({ path }) => path)];
  expect(paths.filter((path, at) => paths.indexOf(path) !== at)).toEqual([]);
  expect(leftOut.filter((path) => path.startsWith('docs/'))).toEqual([]);
  const isOfPackage = (path: string) => /^[\w-]+(?:\/[\w-]+)?\/README\.md$/.test(path);
  expect(leftOut.filter(isOfPackage)).toEqual([]);
  expect(generated.filter(({ path }) => path.startsWith('rules/tests/')).length).toBeGreaterThan(20);
});
