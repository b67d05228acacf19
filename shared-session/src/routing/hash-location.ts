import { useSyncExternalStore } from 'react';

/**
 * The product's URLs live behind the hash, query included: `#/worker/time-expense/add-time?billingItemId=7`
 * (docs: shell#hash-routes). These are wouter's two hooks for such URLs:
 *
 *     <Router hook={useHashLocation} searchHook={useHashSearch}>
 */
export interface NavigateOptions {
  /** Replaces the present history entry. */
  readonly replace?: boolean;
}

/** Path and query of a URL hash. A hash that is no path of ours (`#main`) is the root. */
export function currentHash(hash: string = window.location.hash): { path: string; search: string } {
  const text = hash.replace(/^#/, '');
  if (!text.startsWith('/')) return { path: '/', search: '' };
  const at = text.indexOf('?');
  return at < 0 ? { path: text, search: '' } : { path: text.slice(0, at) || '/', search: text.slice(at + 1) };
}

/**
 * Goes to a path of the product (`/worker/home`, with or without a query). The browser's own navigation does the work,
 * so every listener on the page hears of it.
 */
export function navigate(path: string, { replace = false }: NavigateOptions = {}): void {
  const hash = `#${path.startsWith('/') ? path : `/${path}`}`;
  if (hash === window.location.hash) return;
  if (replace) window.location.replace(hash);
  else window.location.hash = hash;
}

/** wouter's location hook: the path behind the hash, without the query. */
export function useHashLocation(): [string, typeof navigate] {
  return [useSyncExternalStore(subscribe, readPath, () => '/'), navigate];
}

/** wouter's search hook: the query behind the hash, without the question mark. */
export function useHashSearch(): string {
  return useSyncExternalStore(subscribe, readSearch, () => '');
}

useHashLocation.searchHook = useHashSearch;
/** How wouter's Link writes a URL. */
useHashLocation.hrefs = (href: string): string => `#${href}`;

const readPath = () => currentHash().path;
const readSearch = () => currentHash().search;

/** Options are left out on purpose: single-spa's patched addEventListener drops them for these two events. */
function subscribe(onChange: () => void): () => void {
  window.addEventListener('hashchange', onChange);
  window.addEventListener('popstate', onChange);
  return () => {
    window.removeEventListener('hashchange', onChange);
    window.removeEventListener('popstate', onChange);
  };
}
