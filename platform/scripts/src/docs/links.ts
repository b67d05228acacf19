import { dirname, join, normalize } from 'node:path';
import { withoutCode } from './anchors.ts';

/** A relative link in a Markdown file: the target file or folder, from the root, and the anchor, if there is one. */
export interface Link {
  readonly target: string;
  readonly anchor: string | null;
}

/** The relative links of the Markdown file at `path`. URLs with a scheme are ignored. */
export function linksOf(path: string, markdown: string): Link[] {
  return Array.from(withoutCode(markdown).matchAll(/\]\(<?([^)\s>]+)>?(?: +"[^"]*")?\)/g), ([, link = '']) => link)
    .filter((link) => !/^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(link))
    .map((link) => {
      const [file = '', anchor = null] = decodeURI(link).split('#');
      return { target: file === '' ? path : normalize(join(dirname(path), file)), anchor };
    });
}
