import type { ReactNode } from 'react';
import type { ButtonLook } from '../button/button-look.ts';
import type { IconName } from '../icon/index.ts';
import type { Placement } from '../internal/overlay/index.ts';
import type { MenuAction, MenuGroup } from './menu-entry.ts';

export interface ActionMenuProps extends Omit<ButtonLook, 'block'> {
  /** The name of the button and of the menu. */
  label: string;
  items: readonly (MenuAction | MenuGroup)[];
  /** Visible content of the button, instead of its icon. */
  children?: ReactNode;
  /** The icon of a button without text. Default three dots. */
  icon?: IconName;
  disabled?: boolean;
  /** Content above the lines that is not a line, such as the signed-in user. */
  header?: ReactNode;
  /** The side on which it opens. Default `bottom-start`. */
  placement?: Placement;
}
