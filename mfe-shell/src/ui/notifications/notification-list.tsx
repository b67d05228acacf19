import '../../texts/notifications.ts';
import { Skeleton } from 'mfe_widgets/skeleton';
import { type JSX, useEffect, useId, useRef } from 'react';
import { locale, page, registerTexts, useText, wallClock } from 'shared-session';
import { formatDay } from 'shared-session/moments';
import { useStore } from 'zustand';
import { byDay, whichDay } from '../../domain/notification-days.ts';
import {
  loadMore,
  loadNotifications,
  notificationList,
  openList,
  readAll,
  undoReadAll,
} from '../../state/notification-list.ts';
import { unread } from '../../state/unread.ts';
import { NativeSelect } from '../native-select.tsx';
import { useFocusPlace } from '../use-focus-place.ts';
import { NotificationLine } from './notification-line.tsx';

const BUTTON =
  'sh:min-h-9 sh:cursor-pointer sh:rounded-control sh:px-2 sh:text-label sh:font-medium sh:text-accent sh:hover:bg-sunken sh:pointer-coarse:min-h-11';

interface Props {
  readonly heading: 'h1' | 'h2';
  /** Closes the panel when a link is followed. */
  readonly onLeave?: () => void;
}

/** The notifications by day, to be read, marked and filtered: the content of the panel and of the page. */
export function NotificationList({ heading: Heading, onLeave }: Props): JSX.Element {
  const t = useText();
  const { status, list, kinds, kind, nextCursor, markedAt, notMarked } = useStore(notificationList);
  const count = useStore(unread, (state) => state.count) ?? 0;
  const declared = useStore(page, (state) => state.notificationKinds);
  const timeZone = useStore(locale, (state) => state.timeZone);
  const filter = useId();
  const region = useRef<HTMLDivElement>(null);
  const focusPlace = useFocusPlace(region);
  useEffect(() => {
    registerTexts(
      Object.fromEntries(
        declared.flatMap(({ name, sentence, action }) =>
          [name, sentence, ...(action ? [action] : [])].map(({ label, text }) => [label, text]),
        ),
      ),
    );
  }, [declared]);
  useEffect(openList, []);
  const nameOf = (name: string) => {
    const label = declared.find((one) => one.kind === name)?.name.label;
    return label === undefined ? name : t(label);
  };
  const today = wallClock(new Date(), timeZone).date;
  return (
    <div ref={region} {...focusPlace} className="sh:grid sh:grid-cols-1 sh:gap-3">
      <div className="sh:flex sh:flex-wrap sh:items-center sh:gap-x-2 sh:gap-y-1">
        <Heading
          tabIndex={-1}
          className={`sh:grow sh:tracking-title ${Heading === 'h1' ? 'sh:text-[22px] sh:font-bold' : 'sh:text-[17px] sh:font-semibold'}`}
        >
          {t('LBL_SH_NOTIFICATIONS')}
        </Heading>
        {count > 0 ? (
          <button type="button" className={BUTTON} onClick={() => void readAll()}>
            {t('LBL_SH_ALL_READ')}
          </button>
        ) : null}
      </div>
      {kinds.length > 1 || kind !== undefined ? (
        <div className="sh:flex sh:items-center sh:gap-2 sh:text-label sh:text-ink-2">
          <label htmlFor={filter}>{t('LBL_SH_KIND')}</label>
          <NativeSelect
            id={filter}
            value={kind ?? ''}
            onChange={({ target }) => void loadNotifications(target.value || undefined)}
          >
            <option value="">{t('LBL_SH_ALL_KINDS')}</option>
            {kinds.map((one) => (
              <option key={one} value={one}>
                {nameOf(one)}
              </option>
            ))}
          </NativeSelect>
        </div>
      ) : null}
      <div role="status" className="sh:text-label sh:text-ink-2 sh:empty:hidden">
        {markedAt === undefined ? null : (
          <>
            {t('MSG_SH_ALL_READ')}{' '}
            <button type="button" className={BUTTON} onClick={() => void undoReadAll()}>
              {t('LBL_SH_UNDO')}
            </button>
          </>
        )}
      </div>
      {notMarked ? (
        <p role="alert" className="sh:text-label sh:text-ink">
          {t('MSG_SH_NOT_MARKED')}
        </p>
      ) : null}
      {status === 'loading' ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: without a control, Tab would go past the panel.
        <div tabIndex={0}>
          <Skeleton label={t('LBL_SH_LOADING_NOTIFICATIONS')} lines={5} />
        </div>
      ) : null}
      {status === 'failed' ? (
        <div role="alert" className="sh:text-ink-2">
          <p>{t('MSG_SH_NOTIFICATIONS_FAILED')}</p>
          <button type="button" className={BUTTON} onClick={() => void loadNotifications()}>
            {t('LBL_TRY_AGAIN')}
          </button>
        </div>
      ) : null}
      {status === 'ready' && list.length === 0 ? (
        <p className="sh:text-ink-2">{t(kind === undefined ? 'MSG_SH_NO_NOTIFICATIONS' : 'MSG_SH_NONE_OF_KIND')}</p>
      ) : null}
      {byDay(list, ({ at }) => wallClock(new Date(at), timeZone).date).map(({ date, items }) => (
        <Day key={date} name={dayName(date)} isCard={Heading === 'h1'}>
          {items.map((one) => (
            <NotificationLine key={one.id} notification={one} onLeave={onLeave} />
          ))}
        </Day>
      ))}
      {nextCursor === null ? null : (
        <button type="button" className={`${BUTTON} sh:justify-self-start`} onClick={() => void loadMore()}>
          {t('LBL_SH_SHOW_MORE')}
        </button>
      )}
    </div>
  );

  function dayName(date: string): string {
    const which = whichDay(date, today);
    if (which === 'other') return formatDay(date);
    return t(which === 'today' ? 'LBL_SH_TODAY' : 'LBL_SH_YESTERDAY');
  }
}

interface DayProps {
  readonly name: string;
  /** On the page, which has no surface of its own as the panel has. */
  readonly isCard: boolean;
  readonly children: JSX.Element[];
}

function Day({ name, isCard, children }: DayProps): JSX.Element {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="sh:mb-1 sh:text-label sh:font-medium sh:text-ink-2">
        {name}
      </h3>
      <ul
        className={`sh:grid sh:grid-cols-1 sh:gap-0.5 ${isCard ? 'sh:rounded-card sh:border sh:border-line sh:bg-surface sh:p-4' : ''}`}
      >
        {children}
      </ul>
    </section>
  );
}
