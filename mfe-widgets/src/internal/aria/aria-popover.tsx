import { createContext, type JSX, type KeyboardEvent, type ReactNode, type RefObject, use, useState } from 'react';
import { FocusScope } from 'react-aria/FocusScope';
import { ClearPressResponder } from 'react-aria/private/interactions/PressResponder';
import { OverlayTriggerStateContext } from 'react-aria-components/Dialog';
import { PopoverContext } from 'react-aria-components/Popover';
import { createPortal } from 'react-dom';
import { type Placement, usePopover } from '../overlay/index.ts';
import { useAriaStyled } from './aria-styled.ts';

/** The popover that contains those of submenus, because a menu must not contain another one. */
const RootPopover = createContext<HTMLElement | null>(null);

interface TriggerContext {
  triggerRef?: RefObject<HTMLElement | null>;
  trigger?: string;
}

interface AriaPopoverProps {
  /** The side on which a menu opens; a submenu opens next to its line. Default `bottom-start`. */
  placement?: Placement;
  children: ReactNode;
}

/**
 * The popover of a React Aria trigger (a menu, a submenu), as a native popover. It stays in the tree, so it is neither inert in a modal
 * dialog nor unstyled in a shadow root. React Aria's own `Popover` is both.
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
    // A submenu closes with its item.
    ...(submenu ? {} : { onDismiss: onClose }),
  });
  const ref = useAriaStyled(undefined, popover);
  const keyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape') return;
    // Otherwise the surrounding dialog would close as well.
    event.preventDefault();
    event.stopPropagation();
    onClose();
    anchor.current?.focus();
  };
  const content = (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only handles Escape of the menu inside.
    <div ref={ref} popover="manual" className="wd-popover wd-aria-popover" onKeyDown={keyDown}>
      <PopoverContext value={null}>
        {/* A press inside is not a press of the trigger. */}
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
