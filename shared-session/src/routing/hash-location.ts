import { useMemo, useSyncExternalStore } from 'react';
import { isHandedOver } from './leaving.ts';

/**
 * The product's URLs live behind the hash, query included: `#/worker/time-expense/add-time?billingItemId=7`
 * (docs: shell#hash-routes).
 */
export interface HashUrl {
  readonly path: string;
  /** The query, without its question mark. */
  readonly search: string;
}

export interface NavigateOptions {
  /** Replaces the present history entry. */
  readonly replace?: boolean;
}

/** Path and query of a URL hash. A hash that is no path of ours (`#main`) is the root. */
export function currentHash(hash: string = window.location.hash): HashUrl {
  const text = hash.replace(/^#/, '');
  if (!text.startsWith('/')) return { path: '/', search: '' };
  const at = text.indexOf('?');
  return at < 0 ? { path: text, search: '' } : { path: text.slice(0, at) || '/', search: text.slice(at + 1) };
}

/** A URL relative to the page, made absolute: a page's `<base>` would lead a relative one somewhere else. */
export function pageUrl(relative: string): string {
  return new URL(relative, window.location.href).href;
}

/** The `href` of a link to a path of the product: a hash, or an absolute URL if a page's `<base>` would lead the hash somewhere else. */
export function hrefOf(path: string): string {
  const hash = `#${path}`;
  const full = pageUrl(hash);
  return new URL(hash, document.baseURI).href === full ? hash : full;
}

/**
 * Goes to a path of the product (`/worker/home`, with or without a query). The browser's own navigation does the work, so every listener on
 * the page is notified. A foreign host's page stays, and its host is notified.
 */
export function navigate(path: string, { replace = false }: NavigateOptions = {}): void {
  const whole = path.startsWith('/') ? path : `/${path}`;
  const hash = `#${whole}`;
  if (hash === window.location.hash || isHandedOver({ path: whole })) return;
  if (replace) window.location.replace(pageUrl(hash));
  else window.location.hash = hash;
}

/** The URL behind the hash, followed as it changes. */
export function useHashUrl(): HashUrl {
  const hash = useSyncExternalStore(subscribe, () => window.location.hash);
  return useMemo(() => currentHash(hash), [hash]);
}

/** Options are left out on purpose: single-spa's patched addEventListener drops them for these two events. */
function subscribe(onChange: () => void): () => void {
  window.addEventListener('hashchange', onChange);
  window.addEventListener('popstate', onChange);
  return () => {
    window.removeEventListener('hashchange', onChange);
    window.removeEventListener('popstate', onChange);
  };
}
