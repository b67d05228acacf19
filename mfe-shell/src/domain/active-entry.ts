import { flatMenu, type MenuEntry } from './menu.ts';
import { portalPath } from './safe-url.ts';

/** The page store's fields about the page that is shown. */
export interface ShownPage {
  readonly path: string;
  /** The menu entry that the page's route names, by its name or by the portal path of its URL. */
  readonly menuParent?: string | undefined;
}

/**
 * The entry a page belongs to: the one whose own URL is the path, else the one that the route names (docs: shell#menu-active),
 * else the one whose URL is the longest beginning of the path. @returns its key
 */
export function activeEntry({ path, menuParent }: ShownPage, entries: readonly MenuEntry[]): string | undefined {
  const flat = flatMenu(entries);
  const own = (entry: MenuEntry) => portalPath(entry.href);
  const exact = flat.find((entry) => own(entry) === path);
  if (exact) return exact.key;

  const parent = menuParent && flat.find((entry) => entry.name === menuParent || own(entry) === menuParent);
  if (parent) return parent.key;

  return flat
    .filter((entry) => own(entry) !== undefined && own(entry) !== '/' && path.startsWith(`${own(entry)}/`))
    .sort((a, b) => (own(b)?.length ?? 0) - (own(a)?.length ?? 0))[0]?.key;
}
