import {
  type JSX,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { isComposing } from 'shared-session/composition';
import { IconButton } from '../button/index.ts';
import { openDialogs } from '../internal/open-dialogs/index.ts';
import { useStyled } from '../internal/styles/index.ts';
import { overlayStyled } from '../internal/styles/overlays-styled.ts';
import { useWidgetText } from '../internal/texts/index.ts';
import { lockScroll } from './scroll-lock.ts';

/** The way in which the user asked to leave. */
export type CloseReason = 'escape' | 'close-button' | 'backdrop';

export interface DialogProps {
  open: boolean;
  /** Called when the user asks to leave; the dialog stays until `open` is false. */
  onClose: (reason: CloseReason) => void;
  title: string;
  children: ReactNode;
  /** Buttons, right-aligned, the primary one last. */
  footer?: ReactNode;
  /** Width in px on our pages. Default 540. Never wider than the window. */
  width?: number;
  /** Height in px. Taller content makes the dialog taller, up to the window's height; then it scrolls. */
  height?: number;
  /** 95vh tall, regardless of the content. */
  tall?: boolean;
  /** If false, there is no close button and no Escape; the footer is the only way out. Default true. */
  dismissible?: boolean;
  /** A press outside the dialog closes it. Default false, so that a slip does not lose typed text. */
  closeOnBackdrop?: boolean;
  /** The title names the dialog but is not shown; the content has its own heading. */
  hideTitle?: boolean;
  /** Use `alertdialog` for a question that must be answered. */
  role?: 'dialog' | 'alertdialog';
  /** The element that gets the focus on opening. Default: an `autoFocus` field inside, else the dialog itself. */
  initialFocus?: RefObject<HTMLElement | null>;
}

/**
 * A modal dialog: a native `<dialog>` in the top layer, in place in the tree, so it works the same in a document and in a shadow root on a
 * foreign page. The browser makes the rest of the page inert and restores it. The only change to the host's elements is the scroll lock,
 * which is undone. Focus moves in on opening and returns on closing.
 */
export function Dialog(props: DialogProps): JSX.Element | null {
  return props.open ? <OpenDialog {...props} /> : null;
}

function OpenDialog(props: DialogProps): JSX.Element {
  const { onClose, title, children, footer, width = 540, height, dismissible = true, role = 'dialog' } = props;
  const text = useWidgetText();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  // Before an `autoFocus` field has the focus: the browser would return it to the field, which is gone.
  const [opener] = useState(focusedElement);
  /** Whether the browser has it in the top layer; undefined until it has been shown. */
  const isModal = useRef<boolean>(undefined);
  const { initialFocus } = props;

  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null) return undefined;
    const release = lockScroll(element.ownerDocument);
    const forget = openDialogs.add(element);
    return () => {
      forget();
      // Closed before the element leaves the tree, so that the focus can return.
      element.close?.();
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
      isModal.current = undefined;
      release();
    };
  }, [opener]);
  // After each render, because the page may move what contains the dialog: outside of the document it cannot be shown, and back in it,
  // it is open, but no longer modal.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (element === null || !element.isConnected) return;
    const moved = isModal.current === true && element.open && !element.matches(':modal');
    if (isModal.current !== undefined && !moved) return;
    const focused = focusedInside(element);
    if (moved) {
      element.close();
      // The browser returns the focus to what has it now.
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    }
    // Without a top layer (unit tests) the dialog is shown in place.
    if (element.showModal === undefined) element.setAttribute('open', '');
    else element.showModal();
    isModal.current = element.matches(':modal');
    (initialFocus?.current ?? focused ?? element).focus({ preventScroll: true });
  });

  const leave = (reason: CloseReason): void => {
    if (dismissible) onClose(reason);
  };
  const keyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event)) return;
    event.preventDefault();
    event.stopPropagation();
    leave('escape');
  };

  return (
    <dialog
      ref={useStyled(dialog, overlayStyled)}
      className="wd-dialog"
      role={role}
      {...(props.hideTitle === true ? { 'aria-label': title } : { 'aria-labelledby': titleId })}
      tabIndex={-1}
      style={{
        // Also before it is shown, which is never painted, and before its sheet is adopted: React focuses an autoFocus field when it has a box.
        display: 'flex',
        width: px(width),
        minHeight: height === undefined ? undefined : px(height),
        ...(props.tall === true ? { height: '95vh', maxHeight: '95vh' } : {}),
      }}
      onKeyDown={keyDown}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        leave('escape');
      }}
      onClose={({ target, currentTarget }) => {
        // After a second Escape in a row the browser closes the dialog itself, even if the event was prevented.
        if (target !== currentTarget || currentTarget.open) return;
        currentTarget.showModal();
        leave('escape');
      }}
      onMouseDown={(event) => {
        if (props.closeOnBackdrop === true && isBeside(event.nativeEvent, event.currentTarget)) leave('backdrop');
      }}
    >
      <div className={props.hideTitle === true ? 'wd-dialog-head wd-dialog-head-bare' : 'wd-dialog-head'}>
        {props.hideTitle === true ? null : (
          <h2 className="wd-dialog-title" id={titleId}>
            {title}
          </h2>
        )}
        {dismissible ? (
          <IconButton icon="close" label={text('LBL_CLOSE')} size="small" onClick={() => leave('close-button')} />
        ) : null}
      </div>
      <div className="wd-dialog-body">{children}</div>
      {footer === undefined ? null : <div className="wd-dialog-foot">{footer}</div>}
    </dialog>
  );
}

function px(size: number): string {
  return `calc(var(--rem) * ${size / 16})`;
}

/** What has the focus, inside a shadow root as well. */
function focusedElement(): Element | null {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element;
}

/** The element that React's `autoFocus` has already focused, inside a shadow root as well. */
function focusedInside(dialog: HTMLElement): HTMLElement | null {
  const root = dialog.getRootNode();
  const active = 'activeElement' in root ? (root as Document | ShadowRoot).activeElement : null;
  return active instanceof HTMLElement && dialog.contains(active) ? active : null;
}

function isBeside(event: MouseEvent, dialog: HTMLElement): boolean {
  if (event.composedPath()[0] !== dialog) return false;
  const { top, left, bottom, right } = dialog.getBoundingClientRect();
  return event.clientX < left || event.clientX > right || event.clientY < top || event.clientY > bottom;
}
