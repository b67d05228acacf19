import { portalPath, safeUrl } from './safe-url.ts';

/** One entry of the side navigation, ready to show. */
export interface MenuEntry {
  /** Unique in the menu and stable while its place is. */
  readonly key: string;
  /** Page name; the active entry is found by it. */
  readonly name: string;
  /** English text, as the server wrote it. */
  readonly label: string;
  /** Label key of the text; absent if the server sent none, or one that is not a valid key. */
  readonly translationLabel: string | undefined;
  /** Safe to put into an `href`; absent for a group, and for an entry that only has a click handler. */
  readonly href: string | undefined;
  readonly icon: string | undefined;
  readonly badge: string | undefined;
  readonly children: readonly MenuEntry[];
}

/** Deeper entries are left out, because a menu that contains itself has no end. */
const DEEPEST = 3;
/** Entries of a menu, all levels together; further entries are left out. */
const MOST_ENTRIES = 2_000;
const LONGEST_LABEL = 200;

/**
 * Turns the server's menu, even a broken one, into entries that are safe to use. Entries without text and unsafe URLs are dropped,
 * and a group that contains itself is cut off. Anything but a list gives an empty menu.
 */
export function readMenu(response: unknown): MenuEntry[] {
  const budget = { left: MOST_ENTRIES };
  return entriesOf(response, '', [], budget);
}

function entriesOf(list: unknown, at: string, above: readonly object[], budget: { left: number }): MenuEntry[] {
  if (!Array.isArray(list) || above.length >= DEEPEST) return [];
  return list.flatMap((item, index) => {
    if (!isRecord(item) || above.includes(item) || budget.left <= 0) return [];
    const name = textOf(item.name);
    const label = (textOf(item.label) ?? name ?? '').slice(0, LONGEST_LABEL);
    if (label === '' || (name !== undefined && above.some((one) => isRecord(one) && one.name === name))) return [];
    budget.left -= 1;
    const key = at === '' ? String(index) : `${at}.${index}`;
    return [
      {
        key,
        name: name ?? label,
        label,
        translationLabel: labelKeyOf(item.translationLabel),
        href: safeUrl(textOf(item.url)),
        icon: textOf(item.svgIcon),
        badge: badgeOf(item.badgeLabel),
        children: entriesOf(item.children ?? item.childItems, key, [...above, item], budget),
      },
    ];
  });
}

/** Every entry, groups before their children. */
export function flatMenu(entries: readonly MenuEntry[]): MenuEntry[] {
  return entries.flatMap((entry) => [entry, ...flatMenu(entry.children)]);
}

/** The portal's paths that a menu leads to, each once, in its order. */
export function menuPaths(entries: readonly MenuEntry[]): string[] {
  return [...new Set(flatMenu(entries).flatMap(({ href }) => portalPath(href) ?? []))];
}

/** English texts of a menu's label keys, to be registered for translation. */
export function menuTexts(entries: readonly MenuEntry[]): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const { translationLabel, label } of flatMenu(entries)) {
    if (translationLabel !== undefined) texts[translationLabel] = label;
  }
  return texts;
}

/** The target of the logo: "the first menu item" (docs: shell#shell-logo), or the first one in its group. */
export function firstUrl(entries: readonly MenuEntry[]): string | undefined {
  return flatMenu(entries).find((entry) => entry.href !== undefined)?.href;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function textOf(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const text = value.trim();
  return text === '' || text === 'null' ? undefined : text;
}

function badgeOf(value: unknown): string | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : textOf(value)?.slice(0, 20);
}

/** Label keys are plain identifiers; names such as `__proto__` are rejected. */
function labelKeyOf(value: unknown): string | undefined {
  const key = textOf(value);
  return key !== undefined && /^[A-Za-z][\w.-]{0,149}$/.test(key) ? key : undefined;
}
