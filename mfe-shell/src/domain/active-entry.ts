import { flatMenu, type MenuEntry } from './menu.ts';
import { portalPath } from './safe-url.ts';

/** "The active item is chosen by matching the current URL to page-name/route pairs" (docs: shell#menu-active). */
export interface PageRoute {
  /** Name of a menu entry, or the portal path of its URL. */
  readonly page: string;
  /** Path pattern: `{parameter}` stands for one segment, a trailing `*` for all that follow. */
  readonly route: string;
}

/** Routes that belong to an entry but do not lie under its URL. */
const PAGE_ROUTES: readonly PageRoute[] = [
  { page: '/worker/time-expense', route: '/worker/time-expense-detail/{billingItemId}' },
  { page: '/worker/time-expense', route: '/document-viewer' },
  { page: '/recovery-options/edit/two-factor-reg/confirm-password', route: '/recovery-options/*' },
];

/**
 * The entry a path belongs to: the one whose own URL is the path, else one of the pairs, else the one whose URL
 * is the longest beginning of the path. @returns its key
 */
export function activeEntry(
  path: string,
  entries: readonly MenuEntry[],
  pairs: readonly PageRoute[] = PAGE_ROUTES,
): string | undefined {
  const flat = flatMenu(entries);
  const own = (entry: MenuEntry) => portalPath(entry.href);
  const exact = flat.find((entry) => own(entry) === path);
  if (exact) return exact.key;

  const pages = pairs.filter(({ route }) => matchesRoute(path, route)).map(({ page }) => page);
  const paired = flat.find((entry) => pages.includes(entry.name) || pages.includes(own(entry) ?? ''));
  if (paired) return paired.key;

  return flat
    .filter((entry) => own(entry) !== undefined && own(entry) !== '/' && path.startsWith(`${own(entry)}/`))
    .sort((a, b) => (own(b)?.length ?? 0) - (own(a)?.length ?? 0))[0]?.key;
}

/** Whether a path fits a route pattern. */
export function matchesRoute(path: string, route: string): boolean {
  const segments = path.split('/');
  const parts = route.split('/');
  const isOpen = parts.at(-1) === '*';
  if (isOpen ? segments.length < parts.length - 1 : segments.length !== parts.length) return false;
  return parts.every(
    (part, at) => (isOpen && at === parts.length - 1) || part.startsWith('{') || part === segments[at],
  );
}
