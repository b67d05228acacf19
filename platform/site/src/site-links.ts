import { dirname, join } from 'node:path/posix';

/** A relative link of a document, in the site: a page of it, or `null` for a file that only the repository has. */
export function siteLink(source: string, href: string, pages: ReadonlyMap<string, string>): string | null {
  const [file = '', anchor] = decodeURI(href).split('#');
  const target = file === '' ? source : join(dirname(source), file).replace(/\/$/, '');
  const page = [target, `${target}/README.md`].map((path) => pages.get(path)).find((path) => path !== undefined);
  if (page === undefined) return null;
  return `/${page.replace(/\.md$/, '')}${anchor === undefined ? '' : `#${anchor}`}`;
}

/** A link to somewhere else: with a scheme, or to a host. */
export const isElsewhere = (href: string): boolean => /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(href);
