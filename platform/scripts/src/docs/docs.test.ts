import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '../paths.ts';
import { anchorsOf, headingAnchorsOf } from './anchors.ts';
import { citationsOf, numberedDocumentsOf } from './citations.ts';
import { textFiles } from './files.ts';
import { linksOf } from './links.ts';

const files = textFiles();
const pages = new Map(files.filter(({ path }) => path.endsWith('.md')).map(({ path, text }) => [path, text]));
const anchors = new Map(
  Array.from(pages, ([path, text]): [string, string[]] => [path, anchorsOf(text)]).filter(([path]) =>
    path.startsWith('docs/'),
  ),
);

test('anchors are kebab-case and stand once in all of docs/', () => {
  const all = Array.from(anchors.values()).flat();
  expect(all.length).toBeGreaterThan(300);
  expect(all.filter((anchor) => !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(anchor))).toEqual([]);
  expect(all.filter((anchor, index) => all.indexOf(anchor) !== index)).toEqual([]);
});

test('every cited rule exists', () => {
  // The examples of the guides cite rules that do not exist yet.
  const cited = files
    .filter(({ path }) => !path.startsWith('docs/guides/'))
    .flatMap(({ path, text }) => citationsOf(text).map((citation) => ({ path, ...citation })));
  const missing = cited.filter(({ file, anchor }) => !anchors.get(`docs/${file}`)?.includes(anchor));
  expect(cited.length).toBeGreaterThan(0);
  expect(missing.map(({ path, file, anchor }) => `${path}: docs/${file}#${anchor}`)).toEqual([]);
});

test('no text cites a document by its number: rules are cited by their anchors', () => {
  const numbered = files.flatMap(({ path, text }) => numberedDocumentsOf(text).map((found) => `${path}: ${found}`));
  expect(numbered).toEqual([]);
});

test('every relative link of a page leads somewhere', () => {
  const broken = Array.from(pages).flatMap(([path, text]) =>
    linksOf(path, text)
      .filter(({ target, anchor }) => !existsSync(join(repository, target)) || !hasAnchor(target, anchor))
      .map(({ target, anchor }) => `${path}: ${target}${anchor === null ? '' : `#${anchor}`}`),
  );
  expect(broken).toEqual([]);
});

test('the table of contents names every page', () => {
  const listed = linksOf('docs/README.md', pages.get('docs/README.md') ?? '').map(({ target }) => target);
  const others = Array.from(anchors.keys()).filter((path) => path !== 'docs/README.md');
  expect(others.filter((path) => !listed.includes(path))).toEqual([]);
});

function hasAnchor(target: string, anchor: string | null): boolean {
  const page = pages.get(target);
  if (anchor === null || page === undefined) return true;
  return anchorsOf(page).includes(anchor) || headingAnchorsOf(page).includes(anchor);
}
