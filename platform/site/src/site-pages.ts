import { basename, dirname } from 'node:path/posix';
import type { Reader } from './readers.ts';

/** A document of the repository as a page of the site. */
export interface SitePage {
  /** Its path in the repository. */
  readonly source: string;
  /** Its path in the site, with `.md`. */
  readonly path: string;
  /** Its first heading. */
  readonly title: string;
  /** The reader whose group it belongs to. */
  readonly folder: string;
}

/** The documents of the readers as pages, in the readers' order. A document that two readers list belongs to the one that names it itself. */
export function sitePages(readers: readonly Reader[], documents: ReadonlyMap<string, string>): SitePage[] {
  const named = new Set(readers.flatMap((reader) => reader.documents));
  return readers.flatMap(({ folder, documents: listed }) =>
    listed
      .flatMap((entry) =>
        entry.endsWith('.md')
          ? [entry]
          : [...documents.keys()].filter((path) => dirname(path) === entry && !named.has(path)).sort(),
      )
      .map((source) => ({ source, path: `${folder}/${slugOf(source)}.md`, title: titleOf(source, documents), folder })),
  );
}

/** `docs/guides/page.md` → `page`, `shared-client/README.md` → `shared-client`, `ARCHITECTURE.md` → `architecture`. */
function slugOf(source: string): string {
  const name = basename(source, '.md').toLowerCase();
  if (name !== 'readme' && name !== 'changelog') return name;
  return dirname(source) === '.' ? 'start' : basename(dirname(source));
}

function titleOf(source: string, documents: ReadonlyMap<string, string>): string {
  const text = documents.get(source);
  if (text === undefined) throw new Error(`The site lists ${source}, which does not exist.`);
  const heading = /^# +(.+)$/m.exec(text)?.[1];
  if (heading === undefined) throw new Error(`${source} has no heading, which would be its title.`);
  return heading.replaceAll('`', '');
}
