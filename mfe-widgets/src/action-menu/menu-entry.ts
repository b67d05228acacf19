import type { IconName } from '../icon/index.ts';

/** One line of a menu: an action, a link, or what opens a submenu. */
export interface MenuAction {
  id: string;
  label: string;
  /** A second, quieter line. */
  description?: string;
  icon?: IconName;
  /** The keys that do the same without the menu, as they are to be read. */
  shortcut?: string;
  /** A link instead of an action. */
  href?: string;
  danger?: boolean;
  disabled?: boolean;
  /** What choosing it does; the focus is back on the button then. */
  onSelect?: () => void;
  /** A submenu; the line itself does nothing then. */
  items?: readonly (MenuAction | MenuGroup)[];
}

/** Lines under a title. With `onChoose` they are choices that carry a tick, not actions. */
export interface MenuGroup {
  id: string;
  title: string;
  items: readonly MenuAction[];
  /** The ids of what is chosen. */
  chosen?: readonly string[];
  onChoose?: (chosen: readonly string[]) => void;
  /** Several may be chosen, and the menu stays open. */
  multiple?: boolean;
}

export function isGroup(entry: MenuAction | MenuGroup): entry is MenuGroup {
  return 'title' in entry;
}

/** The ids that are chosen after a change, in the order of the lines. */
export function chosenOf(group: MenuGroup, keys: 'all' | ReadonlySet<string | number>): readonly string[] {
  return group.items.filter(({ id }) => keys === 'all' || keys.has(id)).map(({ id }) => id);
}
