import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { productDocument } from 'reference-api/openapi';
import { textFiles } from 'scripts/docs/files';
import { rulesOf } from 'scripts/docs/rules';
import { cache, repository } from 'scripts/paths';
import { type ApiDocument, apiPages, type GeneratedPage } from './api-pages.ts';
import { READERS } from './readers.ts';
import { rulePages } from './rule-pages.ts';
import { type SitePage, sitePages } from './site-pages.ts';
import { readReport, readStories } from './storybook.ts';
import { type Changelog, versionsPage } from './versions-page.ts';
import { widgetPages } from './widget-pages.ts';

/** The site's contents, for the generator's configuration. */
export interface SiteContents {
  readonly version: string;
  readonly readers: readonly { readonly folder: string; readonly title: string }[];
  readonly pages: readonly SitePage[];
  /** Documents that are no pages: templates, reports, changesets. */
  readonly leftOut: readonly string[];
  readonly generated: readonly GeneratedPage[];
}

/** The folder with the contents. The generator's configuration knows it by its path. */
export const siteCache = join(cache, 'site');

/** The pages that no document is the source of, as files: the generator's search reads no others. */
const generated = join(repository, 'platform', 'site', 'pages', 'generated');

/** Reads the repository's documents, openapi.json and the rules. */
export function readContents(): SiteContents {
  const files = textFiles();
  const documents = new Map(files.filter(({ path }) => path.endsWith('.md')).map(({ path, text }) => [path, text]));
  const pages = sitePages(READERS, documents);
  const shown = new Set(pages.map(({ source }) => source));
  const own = 'platform/site/pages/';
  const { version } = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8')) as { version: string };
  return {
    version,
    readers: READERS.map(({ folder, title }) => ({ folder, title })),
    pages,
    leftOut: [...documents.keys()].filter((path) => !shown.has(path) && !path.startsWith(own)),
    generated: [
      ...apiPages(productDocument() as unknown as ApiDocument),
      ...rulePages(rulesOf(files)),
      ...widgetPages(readStories(), readReport),
      versionsPage(changelogsOf(pages, documents), readChangesets()),
    ],
  };
}

const changelogsOf = (pages: readonly SitePage[], documents: ReadonlyMap<string, string>): Changelog[] =>
  pages
    .filter(({ source }) => source.endsWith('CHANGELOG.md'))
    .map(({ source, path, title }) => ({
      name: title,
      path: path.replace(/\.md$/, ''),
      text: documents.get(source) ?? '',
    }));

/** The folder's name begins with a dot, so it is not among the documents. */
function readChangesets(): string[] {
  const folder = join(repository, '.changeset');
  return readdirSync(folder)
    .filter((file) => file.endsWith('.md') && file !== 'README.md')
    .sort()
    .map((file) => readFileSync(join(folder, file), 'utf8'));
}

export function writeContents(): SiteContents {
  const contents = readContents();
  mkdirSync(siteCache, { recursive: true });
  writeFileSync(join(siteCache, 'contents.json'), JSON.stringify(contents));
  rmSync(generated, { recursive: true, force: true });
  for (const { path, content } of contents.generated) {
    const file = join(generated, `${path}.md`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${content}\n`);
  }
  return contents;
}
