import { type JSX, useEffect, useRef, useState } from 'react';
import { notifications } from 'shared-session';
import { AriaLocale } from '../internal/aria/index.ts';
import { usePageText } from '../internal/texts/use-page-text.ts';
import type { ActionMenuProps } from './action-menu-props.ts';
import type { FirstFocus } from './button-with-menu.tsx';
import { MenuButton } from './menu-button.tsx';

export type { ActionMenuProps } from './action-menu-props.ts';
export type { MenuAction, MenuGroup } from './menu-entry.ts';

type Menus = typeof import('./button-with-menu.tsx');

let loaded: Menus | undefined;

async function loadMenus(): Promise<Menus> {
  loaded ??= await import('./button-with-menu.tsx');
  return loaded;
}

/**
 * Actions behind a button, in sections and submenus (APG: Menu Button). Arrow keys, Home, End and typed letters move; right and left
 * open and close a submenu; Escape closes the menu and nothing around it, and the focus returns to the button. The menu itself is loaded
 * when the user points at the button, or focuses it.
 */
export function ActionMenu(props: ActionMenuProps): JSX.Element {
  const [ready, setReady] = useState(() => loaded);
  const [opens, setOpens] = useState<FirstFocus>();
  return (
    <AriaLocale>
      {ready === undefined ? (
        <ButtonAlone
          of={props}
          onReady={(menus, focus) => {
            setOpens(focus);
            setReady(menus);
          }}
        />
      ) : (
        <ready.ButtonWithMenu of={props} opens={opens} />
      )}
    </AriaLocale>
  );
}

/** The keys that open a menu, with the line that has the focus then. */
const KEYS: Readonly<Record<string, FirstFocus>> = {
  Enter: 'first',
  ' ': 'first',
  ArrowDown: 'first',
  ArrowUp: 'last',
};

interface ButtonAloneProps {
  of: ActionMenuProps;
  onReady: (menus: Menus, focus: FirstFocus) => void;
}

/** The button while its menu is not loaded. It is replaced when it is pressed, and not before: it may have the focus. */
function ButtonAlone({ of, onReady }: ButtonAloneProps): JSX.Element {
  const text = usePageText();
  const button = useRef<HTMLButtonElement>(null);
  const [busy, setBusy] = useState(false);
  const mounted = useRef(false);
  useEffect(() => {
    mounted.current = true;
    return () => {
      mounted.current = false;
    };
  }, []);
  const preload = () => void loadMenus().catch(() => undefined);
  const open = (focus: FirstFocus): void => {
    button.current?.focus({ preventScroll: true });
    setBusy(true);
    loadMenus().then(
      (menus) => {
        // The user may have gone on.
        if (mounted.current && button.current?.matches(':focus')) onReady(menus, focus);
        else if (mounted.current) setBusy(false);
      },
      (error: unknown) => {
        console.error('A menu could not be loaded.', error);
        if (!mounted.current) return;
        setBusy(false);
        notifications.toast({ style: 'error', message: text('ERR_OPTIONS_FAILED') });
      },
    );
  };
  return (
    <MenuButton
      of={of}
      ref={button}
      aria-haspopup="true"
      aria-expanded={false}
      isPending={busy}
      onHoverStart={preload}
      onFocus={preload}
      onPress={({ pointerType }) => {
        if (pointerType !== 'keyboard') open(pointerType === 'virtual' ? 'first' : null);
      }}
      onKeyDown={(event) => {
        const focus = KEYS[event.key];
        if (focus === undefined) return event.continuePropagation();
        event.preventDefault();
        open(focus);
      }}
    />
  );
}
