import { type JSX, type ReactNode, useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import { MenuTrigger } from 'react-aria-components/Menu';
import { type ButtonLook, buttonClass, buttonIconSize } from '../button/button-look.ts';
import { Icon, type IconName } from '../icon/index.ts';
import { AriaLocale, AriaPopover, useAriaStyled } from '../internal/aria/index.ts';
import menus from '../internal/aria/menus.css';
import type { Placement } from '../internal/overlay/index.ts';
import type { MenuAction, MenuGroup } from './menu-entry.ts';
import { MenuLines } from './menu-lines.tsx';

export type { MenuAction, MenuGroup } from './menu-entry.ts';

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

/**
 * Actions behind a button, in sections and submenus (APG: Menu Button). Arrow keys, Home, End and typed letters move; right and left
 * open and close a submenu; Escape closes the menu and nothing around it, and the focus returns to the button.
 */
export function ActionMenu({
  label,
  items,
  children,
  icon = 'more',
  disabled = false,
  header,
  placement = 'bottom-start',
  ...look
}: ActionMenuProps): JSX.Element {
  const button = useRef<HTMLButtonElement>(null);
  const { variant = children === undefined ? 'quiet' : 'secondary', size = 'medium' } = look;
  const select = (item: MenuAction): void => {
    // A dialog that the line opens returns the focus to the element that has it now, and the line is about to disappear.
    button.current?.focus();
    item.onSelect?.();
  };
  return (
    <AriaLocale>
      <MenuTrigger>
        <Button
          ref={useAriaStyled(menus, button)}
          className={`${buttonClass({ variant, size })}${children === undefined ? ' wd-button-icon' : ''}`}
          isDisabled={disabled}
          {...(children === undefined ? { 'aria-label': label } : {})}
        >
          {children === undefined ? (
            <Icon name={icon} size={buttonIconSize(size)} />
          ) : (
            <>
              {children}
              <Icon name="chevron-down" size={16} />
            </>
          )}
        </Button>
        <AriaPopover placement={placement}>
          {header === undefined ? null : <div className="wd-action-head">{header}</div>}
          <MenuLines label={label} items={items} onSelect={select} />
        </AriaPopover>
      </MenuTrigger>
    </AriaLocale>
  );
}
