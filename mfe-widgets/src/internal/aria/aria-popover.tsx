import { createContext, type JSX, type KeyboardEvent, type ReactNode, type RefObject, use, useState } from 'react';
import { FocusScope } from 'react-aria/FocusScope';
import { ClearPressResponder } from 'react-aria/private/interactions/PressResponder';
import { OverlayTriggerStateContext } from 'react-aria-components/Dialog';
import { PopoverContext } from 'react-aria-components/Popover';
import { createPortal } from 'react-dom';
import { type Placement, usePopover } from '../overlay/index.ts';
import { useAriaStyled } from './aria-styled.ts';

/** The popover that those of submenus stand in: a menu must not contain another one. */
const RootPopover = createContext<HTMLElement | null>(null);

interface TriggerContext {
  triggerRef?: RefObject<HTMLElement | null>;
  trigger?: string;
}

interface AriaPopoverProps {
  /** Where a menu opens; a submenu opens beside its line. Default `bottom-start`. */
  placement?: Placement;
  children: ReactNode;
}

/**
 * What opens from a trigger of React Aria (a menu, a submenu), as a popover of the platform: it stays in the tree, so it is neither
 * inert in a modal dialog nor without styles in a shadow root. React Aria's own `Popover` is both.
 */
export function AriaPopover({ placement, children }: AriaPopoverProps): JSX.Element | null {
  const state = use(OverlayTriggerStateContext);
  const { triggerRef, trigger } = (use(PopoverContext) ?? {}) as TriggerContext;
  if (state?.isOpen !== true || triggerRef === undefined) return null;
  return (
    <OpenPopover
      anchor={triggerRef}
      placement={placement ?? 'bottom-start'}
      submenu={trigger === 'SubmenuTrigger'}
      onClose={state.close}
    >
      {children}
    </OpenPopover>
  );
}

interface OpenPopoverProps {
  anchor: RefObject<HTMLElement | null>;
  placement: Placement;
  submenu: boolean;
  onClose: () => void;
  children: ReactNode;
}

function OpenPopover({ anchor, placement, submenu, onClose, children }: OpenPopoverProps): JSX.Element {
  const root = use(RootPopover);
  const [element, setElement] = useState<HTMLElement | null>(null);
  const popover = usePopover<HTMLDivElement>({
    open: true,
    anchor,
    placement: submenu ? 'right-start' : placement,
    // A submenu closes with the item it belongs to.
    ...(submenu ? {} : { onDismiss: onClose }),
  });
  const ref = useAriaStyled(undefined, popover);
  const keyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    // Else the dialog around it would close as well.
    event.preventDefault();
    event.stopPropagation();
    onClose();
    anchor.current?.focus();
  };
  const content = (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears Escape of the menu inside.
    <div ref={ref} popover="manual" className="wd-popover wd-aria-popover" onKeyDown={keyDown}>
      <PopoverContext value={null}>
        {/* What is pressed inside is no press of the trigger. */}
        <ClearPressResponder>
          <FocusScope restoreFocus>{children}</FocusScope>
        </ClearPressResponder>
      </PopoverContext>
      {submenu ? null : <div ref={setElement} />}
    </div>
  );
  if (submenu) return root === null ? content : createPortal(content, root);
  return <RootPopover value={element}>{content}</RootPopover>;
}
