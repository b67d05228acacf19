import { comparePatterns, matchesPattern, type Route, readParameters } from 'deployments/routes';
import type { ComponentType } from 'react';
import type { MountContext, Prefetch } from 'shared-session/micro-frontend';
import { currentHash, type HashUrl } from './hash-location.ts';

/** A page's URL, taken apart. */
export interface PageUrl extends HashUrl {
  /** The values of the pattern's `{parameters}`, decoded. */
  readonly parameters: Readonly<Record<string, string>>;
}

export interface PageProps extends PageUrl {
  readonly context: MountContext;
}

/**
 * Everything about a page: its route (`npm run routes` copies that into `micro-frontend.json`), its component, and the data that it fetches
 * ahead. A micro-frontend lists its pages in `src/ui/pages.tsx`.
 */
export interface PageDeclaration extends Route {
  readonly component: ComponentType<PageProps>;
  /** The application it belongs to, by its name, where the micro-frontend has several in the region "page". */
  readonly application?: string;
  /** Fetches what the page loads first, when a link to it is pointed at. @returns a function that cancels it, as in the mount contract */
  readonly prefetch?: (url: PageUrl) => ReturnType<Prefetch>;
}

export interface FoundPage {
  readonly page: PageDeclaration;
  readonly parameters: PageUrl['parameters'];
}

/** The page of a path: of those that match, the one with the most literal segments, as root-config chooses among applications. */
export function pageAt(pages: readonly PageDeclaration[], path: string): FoundPage | undefined {
  const page = pages
    .filter((one) => matchesPattern(one.path, path))
    .sort((one, other) => comparePatterns(one.path, other.path))[0];
  return page && { page, parameters: readParameters(page.path, path) };
}

/** The mount contract's `prefetch` of a list of pages. */
export function prefetchPage(pages: readonly PageDeclaration[]): Prefetch {
  return (pathAndQuery) => {
    const url = currentHash(pathAndQuery);
    const found = pageAt(pages, url.path);
    return found?.page.prefetch?.({ ...url, parameters: found.parameters });
  };
}
