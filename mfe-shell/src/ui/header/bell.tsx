import { Icon } from 'mfe_widgets/icon';
import { type JSX, useEffect, useId, useRef, useState } from 'react';
import { currentUser, useText } from 'shared-session';
import { useStore } from 'zustand';
import { followUnreadLater } from '../../state/follow-unread.ts';
import { unread } from '../../state/unread.ts';
import { useLater } from '../use-later.ts';
import { spaceBehind } from './space-behind.ts';
import { useClosedByNavigation } from './use-closed-by-navigation.ts';

const fetchList = () =>
  import('../notifications/notification-list.tsx').then(({ NotificationList }) => NotificationList);

const LOOK =
  'sh:relative sh:size-11 sh:shrink-0 sh:cursor-pointer sh:place-items-center sh:rounded-control sh:text-ink-2 sh:hover:bg-sunken sh:hover:text-ink';

/** The bell with the number of unread notifications: opens their panel, on a phone their page. */
export function Bell(): JSX.Element | null {
  const t = useText();
  const user = useStore(currentUser, (state) => state.user);
  const count = useStore(unread, (state) => state.count) ?? 0;
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const anchor = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const { Part: List, failed, load } = useLater(fetchList);
  useEffect(() => {
    if (user) followUnreadLater();
  }, [user]);
  useClosedByNavigation(panel);
  if (!user) return null;
  const label = count > 0 ? t('LBL_SH_UNREAD_COUNT', { count }) : t('LBL_SH_NOTIFICATIONS');
  const inside = (
    <>
      <Icon name="bell" size={20} />
      {count > 0 ? (
        <span
          aria-hidden="true"
          className="sh:absolute sh:top-1 sh:start-6 sh:min-w-4 sh:rounded-full sh:bg-accent sh:px-1 sh:text-center sh:text-[11px] sh:leading-4 sh:font-semibold sh:text-surface"
        >
          {count > 99 ? '99+' : count}
        </span>
      ) : null}
    </>
  );
  const place = () => {
    const box = anchor.current?.getBoundingClientRect();
    if (!box || !panel.current) return;
    panel.current.style.top = `${Math.round(box.bottom + 8)}px`;
    panel.current.style.insetInlineEnd = `${spaceBehind(box)}px`;
  };
  return (
    <>
      <a href="#/notifications" aria-label={label} className={`${LOOK} sh:grid sh:sm:hidden`}>
        {inside}
      </a>
      <button
        ref={anchor}
        type="button"
        popoverTarget={id}
        aria-label={label}
        className={`${LOOK} sh:hidden sh:sm:grid`}
      >
        {inside}
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="dialog"
        aria-label={t('LBL_SH_NOTIFICATIONS')}
        onBeforeToggle={place}
        onToggle={({ newState }) => {
          setOpen(newState === 'open');
          if (newState === 'open') load();
        }}
        className="sh-panel sh:inset-auto sh:fixed sh:max-h-[min(640px,calc(100dvh-90px))] sh:w-[400px] sh:max-w-[calc(100vw-16px)] sh:overflow-y-auto sh:overscroll-contain sh:rounded-card sh:bg-surface sh:p-4 sh:text-ink sh:shadow-raised"
      >
        {isOpen && List ? <List heading="h2" onLeave={() => panel.current?.hidePopover()} /> : null}
        {failed ? (
          <button type="button" className="sh:min-h-11 sh:cursor-pointer sh:text-accent" onClick={load}>
            {t('LBL_TRY_AGAIN')}
          </button>
        ) : null}
        {isOpen && !List && !failed ? <p className="sh:text-ink-2">{t('LBL_LOADING')}</p> : null}
      </div>
    </>
  );
}
