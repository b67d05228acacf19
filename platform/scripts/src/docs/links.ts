import { dirname, join, normalize } from 'node:path';
import { withoutCode } from './anchors.ts';

/** A relative link of a Markdown file: the file or folder it leads to, from the root, and the anchor, if it names one. */
export interface Link {
  readonly target: string;
  readonly anchor: string | null;
}

/** The relative links of the Markdown file at `path`. Addresses with a scheme are not looked at. */
export function linksOf(path: string, markdown: string): Link[] {
  return Array.from(withoutCode(markdown).matchAll(/\]\(<?([^)\s>]+)>?(?: +"[^"]*")?\)/g), ([, link = '']) => link)
    .filter((link) => !/^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(link))
    .map((link) => {
      const [file = '', anchor = null] = decodeURI(link).split('#');
      return { target: file === '' ? path : normalize(join(dirname(path), file)), anchor };
    });
}
