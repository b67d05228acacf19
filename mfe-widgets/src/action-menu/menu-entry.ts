import type { IconName } from '../icon/index.ts';

/** One line of a menu: an action, a link, or a submenu. */
export interface MenuAction {
  id: string;
  label: string;
  /** A second, quieter line. */
  description?: string;
  icon?: IconName;
  /** The keys that do the same without the menu, as shown to the user. */
  shortcut?: string;
  /** A link instead of an action. */
  href?: string;
  danger?: boolean;
  disabled?: boolean;
  /** Called when the line is chosen; the focus is back on the button then. */
  onSelect?: () => void;
  /** A submenu; the line itself then has no action. */
  items?: readonly (MenuAction | MenuGroup)[];
}

/** Lines under a title. With `onChoose` they are choices with a check mark, not actions. */
export interface MenuGroup {
  id: string;
  title: string;
  items: readonly MenuAction[];
  /** The ids of the chosen lines. */
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
