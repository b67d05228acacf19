import { type JSX, type RefObject, use, useLayoutEffect, useRef } from 'react';
import { MenuTrigger, RootMenuTriggerStateContext } from 'react-aria-components/Menu';
import { AriaPopover } from '../internal/aria/aria-popover.tsx';
import { useAriaStyled } from '../internal/aria/index.ts';
import menus from '../internal/aria/menus.css';
import type { ActionMenuProps } from './action-menu-props.ts';
import { MenuButton } from './menu-button.tsx';
import type { MenuAction } from './menu-entry.ts';
import { MenuLines } from './menu-lines.tsx';

/** The line that has the focus when the menu opens. `null`: none, the menu has it. */
export type FirstFocus = 'first' | 'last' | null;

interface ButtonWithMenuProps {
  of: ActionMenuProps;
  /** Opens the menu at once: its button was pressed before this script was there. */
  opens?: FirstFocus | undefined;
}

/** A menu with its button. It is loaded with the first menu that opens, not with the page. */
export function ButtonWithMenu({ of, opens }: ButtonWithMenuProps): JSX.Element {
  const { label, items, header, placement = 'bottom-start' } = of;
  const button = useRef<HTMLButtonElement>(null);
  const select = (item: MenuAction): void => {
    // A dialog that the line opens returns the focus to the element that has it now, and the line is about to disappear.
    button.current?.focus();
    item.onSelect?.();
  };
  return (
    <MenuTrigger>
      <MenuButton of={of} ref={useAriaStyled(menus, button)} />
      {opens === undefined ? null : <OpensAtOnce button={button} focus={opens} />}
      <AriaPopover placement={placement}>
        {header === undefined ? null : <div className="wd-action-head">{header}</div>}
        <MenuLines label={label} items={items} onSelect={select} />
      </AriaPopover>
    </MenuTrigger>
  );
}

function OpensAtOnce({ button, focus }: { button: RefObject<HTMLButtonElement | null>; focus: FirstFocus }): null {
  const menu = use(RootMenuTriggerStateContext);
  const opened = useRef(false);
  useLayoutEffect(() => {
    if (opened.current) return;
    opened.current = true;
    // The menu returns the focus to the element that has it now.
    button.current?.focus({ preventScroll: true });
    menu?.open(focus);
  }, [button, focus, menu]);
  return null;
}
