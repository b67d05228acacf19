import {
  Fragment,
  type JSX,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { Icon, type IconName } from '../icon/index.ts';
import { type Placement, usePopover } from '../internal/overlay/index.ts';
import { usePageStyled } from '../internal/styles/page-styled.ts';

export interface MenuItem {
  id: string;
  label: string;
  /** A second, quieter line. */
  description?: string;
  icon?: IconName;
  /** Something at the end of the line: a count, a tick. */
  end?: ReactNode;
  /** A link instead of an action. */
  href?: string;
  /** What choosing it does; the menu has closed and the focus is back on the trigger. */
  onSelect?: () => void;
  /** Given: the item is one of several to pick from, and this one is picked or not. */
  checked?: boolean;
  danger?: boolean;
  disabled?: boolean;
  /** A line above this item. */
  separated?: boolean;
}

/** What the menu's button must carry; spread it onto a `Button` or an `IconButton`. */
export interface MenuTriggerProps {
  ref: Ref<HTMLButtonElement>;
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  'aria-controls': string | undefined;
  onClick: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

export interface MenuProps {
  /** The menu's name. */
  label: string;
  items: readonly MenuItem[];
  trigger: (props: MenuTriggerProps) => ReactNode;
  placement?: Placement;
  /** Something above the items that is not an item, such as who is signed in. */
  header?: ReactNode;
}

/**
 * Actions behind a button. Arrow keys, Home, End and typed letters move; Enter and Space choose; Escape and Tab close, and
 * the focus returns to the button.
 */
export function Menu({ label, items, trigger, placement = 'bottom-end', header }: MenuProps): JSX.Element {
  const [open, setOpen] = useState(false);
  const anchor = useRef<HTMLButtonElement>(null);
  const startAtEnd = useRef(false);
  const list = usePopover<HTMLDivElement>({ open, anchor, placement, onDismiss: () => setOpen(false) });
  const ref = usePageStyled(list);
  const id = useId();
  const typed = useRef({ text: '', at: 0 });

  const close = (): void => {
    setOpen(false);
    anchor.current?.focus();
  };
  const choose = (item: MenuItem): void => {
    if (item.disabled === true) return;
    close();
    item.onSelect?.();
  };

  useEffect(() => {
    if (open)
      entriesOf(list.current)
        .at(startAtEnd.current ? -1 : 0)
        ?.focus();
  }, [open, list]);

  const moveTo = (step: (index: number, count: number) => number): void => {
    const all = entriesOf(list.current);
    const root = list.current?.getRootNode() as Document | ShadowRoot;
    const index = all.indexOf(root.activeElement as HTMLElement);
    all.at(step(index, all.length))?.focus();
  };
  const keyDown = (event: KeyboardEvent): void => {
    const { key } = event;
    if (key === 'ArrowDown') moveTo((index, count) => (index + 1) % count);
    else if (key === 'ArrowUp') moveTo((index) => index - 1);
    else if (key === 'Home') moveTo(() => 0);
    else if (key === 'End') moveTo(() => -1);
    else if (key === 'Escape') close();
    else if (key === ' ' && event.target instanceof HTMLAnchorElement) event.target.click();
    else if (key === 'Tab') {
      close();
      return;
    } else if (key.length === 1 && key !== ' ' && !event.ctrlKey && !event.metaKey) {
      const now = Date.now();
      const text = (now - typed.current.at < 500 ? typed.current.text : '') + key.toLowerCase();
      typed.current = { text, at: now };
      entriesOf(list.current)
        .find((entry) => entry.textContent?.trim().toLowerCase().startsWith(text))
        ?.focus();
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <>
      {trigger({
        ref: anchor,
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        'aria-controls': open ? id : undefined,
        onClick: () => {
          startAtEnd.current = false;
          setOpen(!open);
        },
        onKeyDown: (event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          startAtEnd.current = event.key === 'ArrowUp';
          setOpen(true);
        },
      })}
      {open ? (
        <div ref={ref} popover="manual" className="wd-popover wd-menu">
          {header === undefined ? null : <div className="wd-menu-head">{header}</div>}
          <div id={id} role="menu" tabIndex={-1} aria-label={label} className="wd-list" onKeyDown={keyDown}>
            {items.map((item) => (
              <Fragment key={item.id}>
                {item.separated === true ? <hr className="wd-menu-line" /> : null}
                <Entry item={item} onChoose={() => choose(item)} />
              </Fragment>
            ))}
          </div>
        </div>
      ) : null}
    </>
  );
}

function entriesOf(list: HTMLElement | null): HTMLElement[] {
  return [...(list?.querySelectorAll<HTMLElement>('[role^="menuitem"]:not([aria-disabled="true"])') ?? [])];
}

function Entry({ item, onChoose }: { item: MenuItem; onChoose: () => void }): JSX.Element {
  const content = (
    <>
      {item.icon === undefined ? null : <Icon name={item.icon} />}
      <span className="wd-menu-text">
        {item.label}
        {item.description === undefined ? null : <small>{item.description}</small>}
      </span>
      {item.end === undefined ? null : <span className="wd-option-end">{item.end}</span>}
      {item.checked === true ? <Icon name="check" size={16} /> : null}
    </>
  );
  const shared = {
    className: item.danger === true ? 'wd-option wd-option-danger' : 'wd-option',
    role: item.checked === undefined ? 'menuitem' : 'menuitemradio',
    tabIndex: -1,
    'aria-checked': item.checked,
    'aria-disabled': item.disabled === true || undefined,
    onClick: onChoose,
  };
  return item.href === undefined || item.disabled === true ? (
    <button type="button" {...shared}>
      {content}
    </button>
  ) : (
    <a href={item.href} {...shared}>
      {content}
    </a>
  );
}
