import { Icon } from 'mfe_widgets/icon';
import type { JSX } from 'react';
import type { Notification } from 'shared-client/notifications';
import { locale, page, useText } from 'shared-session';
import { inReadingOrder } from 'shared-session/direction';
import { formatDay, formatMoment, formatTime } from 'shared-session/moments';
import { useStore } from 'zustand';
import { eventHref, sentenceValues } from '../../domain/event-text.ts';
import { mark } from '../../state/notification-list.ts';

interface LineProps {
  readonly notification: Notification;
  readonly onLeave: (() => void) | undefined;
}

/** A sentence that leads to what it is about, its time, and whether it was read. */
export function NotificationLine({ notification, onLeave }: LineProps): JSX.Element {
  const t = useText();
  const { id, kind, at, isRead, values } = notification;
  const declared = useStore(page, (state) => state.notificationKinds).find((one) => one.kind === kind);
  const words = sentenceValues(values, { day: formatDay, range: formatRange, moment: formatMoment });
  const sentence = declared ? t(declared.sentence.label, words) : t('MSG_SH_OF_UNKNOWN_KIND');
  const href = eventHref(declared?.link, values);
  const action = declared?.action;
  const actionHref = eventHref(action?.link, values);
  const follow = () => {
    if (!isRead) void mark(id, true);
    onLeave?.();
  };
  const look = isRead ? 'sh:text-ink-2' : 'sh:font-semibold sh:text-ink';
  return (
    <li className="sh:-mx-2 sh:flex sh:items-start sh:gap-2 sh:rounded-control sh:px-2 sh:py-1.5 sh:hover:bg-sunken">
      <span
        aria-hidden="true"
        className={`sh:mt-1.5 sh:size-2 sh:shrink-0 sh:rounded-full ${isRead ? '' : 'sh:bg-accent'}`}
      />
      <div className="sh:min-w-0 sh:grow sh:break-words">
        {isRead ? null : <span className="sh:sr-only">{t('LBL_SH_UNREAD')}. </span>}
        {href === undefined ? (
          <span className={look}>{sentence}</span>
        ) : (
          <a href={href} className={`${look} sh:no-underline sh:hover:underline`} onClick={follow}>
            {sentence}
          </a>
        )}
        <p className="sh:flex sh:flex-wrap sh:gap-x-3 sh:text-label sh:text-ink-2">
          <span>
            {values.subject === undefined ? null : (
              <>
                <bdi>{values.subject}</bdi>
                {' · '}
              </>
            )}
            <time dateTime={at} className="sh:whitespace-nowrap">
              {formatTime(new Date(at))}
            </time>
          </span>
          {action && actionHref ? (
            <a href={actionHref} className="sh:font-medium sh:text-accent sh:no-underline" onClick={follow}>
              {t(action.label)}
            </a>
          ) : null}
        </p>
      </div>
      <button
        type="button"
        aria-label={t(isRead ? 'LBL_SH_MARK_UNREAD' : 'LBL_SH_MARK_READ', { sentence })}
        className="sh:grid sh:size-9 sh:shrink-0 sh:cursor-pointer sh:place-items-center sh:rounded-control sh:text-ink-2 sh:hover:text-ink sh:pointer-coarse:size-11"
        onClick={() => void mark(id, !isRead)}
      >
        <Icon name={isRead ? 'refresh' : 'check'} size={16} />
      </button>
    </li>
  );
}

/** The first and the last day of a period: `Nov 16 – 22`. */
function formatRange(start: string, end: string): string {
  const { tag } = locale.getState();
  const format = new Intl.DateTimeFormat(tag, { month: 'short', day: 'numeric', timeZone: 'UTC' });
  return inReadingOrder(format.formatRange(new Date(`${start}T00:00:00Z`), new Date(`${end}T00:00:00Z`)), tag);
}
