import { type JSX, useEffect, useMemo, useRef } from 'react';
import { page, useText } from 'shared-session';
import { useStore } from 'zustand';
import { activeEntry } from '../../domain/active-entry.ts';
import { menu } from '../../state/menu.ts';
import { dispatchNavigation, followLayout, navigation } from '../../state/navigation.ts';
import { retrySession, startSession } from '../../state/session.ts';
import { EntryList } from './entry-list.tsx';
import { EmptyMenu, FailedMenu, LoadingMenu } from './menu-states.tsx';
import { useBelowHeader } from './use-below-header.ts';
import { useDrawerFocus } from './use-drawer-focus.ts';

/** The side navigation, 272 px wide with text of the usual size, beside the page or over it. */
export function Navigation(): JSX.Element {
  const t = useText();
  const { status, entries } = useStore(menu);
  const mode = useStore(navigation, (state) => state.mode);
  const path = useStore(page, (state) => state.path);
  const menuParent = useStore(page, (state) => state.menuParent);
  const active = useMemo(() => activeEntry({ path, menuParent }, entries), [path, menuParent, entries]);
  const nav = useRef<HTMLElement>(null);
  useEffect(startSession, []);
  useEffect(followLayout, []);
  useBelowHeader(nav, mode === 'over');
  useDrawerFocus(nav, mode === 'over', entries.length > 0);
  return (
    <>
      {mode === 'over' ? (
        <div
          aria-hidden
          className="sh-backdrop sh:fixed sh:inset-0 sh:top-[var(--below-header,75px)] sh:z-20 sh:bg-scrim"
          onPointerDown={() => dispatchNavigation({ type: 'backdrop' })}
        />
      ) : null}
      <nav
        ref={nav}
        id="sh-navigation"
        aria-label={t('LBL_MAIN_NAVIGATION')}
        data-mode={mode}
        className={`sh:overflow-y-auto sh:overscroll-contain sh:bg-surface sh:px-3 sh:py-4 ${mode === 'over' ? DRAWER : BESIDE}`}
      >
        {status === 'ready' && entries.length === 0 ? <EmptyMenu /> : null}
        {status === 'loading' ? <LoadingMenu /> : null}
        {status === 'failed' && entries.length === 0 ? <FailedMenu onRetry={retrySession} /> : null}
        {entries.length > 0 ? <EntryList entries={entries} active={active} /> : null}
      </nav>
    </>
  );
}

/** The page's layout keeps the region in view; a long menu scrolls in it. */
const BESIDE = 'sh:max-h-[calc(100dvh-75px-var(--alert-float,0px))]';
const DRAWER =
  'sh-drawer sh:fixed sh:top-[var(--below-header,75px)] sh:bottom-0 sh:start-0 sh:z-25 sh:w-[17rem] sh:max-w-[85vw] sh:shadow-dialog';
