import { Icon } from 'mfe_widgets/icon';
import { type JSX, useEffect, useId, useRef } from 'react';
import { currentUser, useText } from 'shared-session';
import { useStore } from 'zustand';
import { followUnreadLater } from '../../state/follow-unread.ts';
import { unread } from '../../state/unread.ts';
import { LaterPanel } from './later-panel.tsx';

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
  const anchor = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (user) followUnreadLater();
  }, [user]);
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
      <LaterPanel
        id={id}
        label={t('LBL_SH_NOTIFICATIONS')}
        anchor={anchor}
        className="sh:w-[400px]"
        height="640px"
        fetchPart={fetchList}
      >
        {(List, isOpen, close) =>
          isOpen && (
            <div className="sh:p-4">
              <List heading="h2" onLeave={close} />
            </div>
          )
        }
      </LaterPanel>
    </>
  );
}
