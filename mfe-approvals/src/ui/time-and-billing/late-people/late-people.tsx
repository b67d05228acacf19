import { useQuery } from '@tanstack/react-query';
import { Button } from 'mfe_widgets/button';
import { useLayoutEffect, useRef, useState } from 'react';
import { getLateApprovers, getNotSubmitted, remindApprovers, remindWorkers } from 'shared-client/approvals';
import type { Remindable } from 'shared-client/schema/approvals';
import { notifications, useText } from 'shared-session';
import { focusAfter } from 'shared-session/focus';
import { formatCount } from '../../page/formats.ts';
import { refusalText } from '../../page/refusal-text.ts';

type Signalled = { readonly signal: AbortSignal };

/** A line of a list: an engagement, or an approver. */
interface Late {
  readonly id: number;
  readonly name: string;
  readonly title: string;
  readonly count: number;
  readonly remindable: Remindable;
}

/** The two sides that may be late. */
const SIDES = {
  workers: {
    label: 'LBL_AP_NOT_SUBMITTED',
    read: async ({ signal }: Signalled): Promise<readonly Late[]> => {
      const { engagements } = await getNotSubmitted({ signal });
      return engagements.map(({ engagementId, workerName, periods, ...one }) => ({
        ...{ id: engagementId, name: workerName, count: periods, ...one },
      }));
    },
    remind: remindWorkers,
  },
  approvers: {
    label: 'LBL_AP_NOT_DECIDED',
    read: async ({ signal }: Signalled): Promise<readonly Late[]> => {
      const { approvers } = await getLateApprovers({ signal });
      return approvers.map(({ userId, lateItems, ...one }) => ({ ...one, id: userId, title: '', count: lateItems }));
    },
    remind: remindApprovers,
  },
} as const;

const WHY_NOT: Readonly<Record<Exclude<Remindable, 'yes'>, string>> = {
  today: 'LBL_AP_REMINDED_TODAY',
  off: 'LBL_AP_TAKES_NO_REMINDERS',
  'day-off': 'LBL_AP_DAY_OFF',
  leave: 'LBL_AP_ON_LEAVE',
  ended: 'LBL_AP_ENGAGEMENT_ENDED',
};

/** The number of lines until all are asked for. */
const FIRST = 10;

interface LatePeopleProps {
  readonly side: keyof typeof SIDES;
}

/**
 * Who has not submitted or not decided in time, with a button for all and a quiet one for each (docs: reminders#reminder-by-hand). Closed at
 * first, then the first ten; not there if nobody is late or the reader is not told.
 */
export function LatePeople({ side }: LatePeopleProps) {
  const t = useText();
  const { label, read, remind: send } = SIDES[side];
  const { data: late = [], refetch } = useQuery({ queryKey: ['approvals-late', side], queryFn: read });
  const [showsAll, setShowsAll] = useState(false);
  const [sending, setSending] = useState<number | 'all' | null>(null);
  const region = useRef<HTMLDetailsElement>(null);
  const pressed = useRef<HTMLElement>(null);
  // A button goes once its person was reminded; the next one has the focus then, unless the reader has moved on.
  useLayoutEffect(() => {
    if (pressed.current === null || pressed.current.isConnected) return;
    pressed.current = null;
    if (document.activeElement === document.body)
      ['li button', 'button', 'summary']
        .map((each) => region.current?.querySelector<HTMLElement>(each))
        .find(Boolean)
        ?.focus();
  });
  if (late.length === 0) return null;
  /** The first line that was hidden: its button, or the line if its person cannot be reminded now. */
  const added = () => {
    const line = region.current?.querySelectorAll('li')[FIRST];
    return line?.querySelector('button') ?? line;
  };
  const remindable = late.filter((one) => one.remindable === 'yes');
  const remind = async (which: number | 'all', people: readonly Late[], button: HTMLElement) => {
    if (sending !== null) return;
    setSending(which);
    pressed.current = button;
    try {
      const count = await send(people.map(({ id }) => id));
      notifications.toast(
        count === 0
          ? { style: 'info', message: t('MSG_AP_NOBODY_REMINDED') }
          : { style: 'success', message: t('MSG_AP_REMINDED', { count: formatCount(count) }) },
      );
      await refetch();
    } catch (error) {
      notifications.toast({ style: 'error', message: refusalText(t, error) });
    }
    setSending(null);
  };
  return (
    <details ref={region} className="ap-late-people">
      <summary>
        {t(label)} <b>{formatCount(late.length)}</b>
      </summary>
      {remindable.length > 1 ? (
        <Button
          size="small"
          busy={sending === 'all'}
          onClick={({ currentTarget }) => void remind('all', remindable, currentTarget)}
        >
          {t('LBL_AP_REMIND_ALL')} <b>{formatCount(remindable.length)}</b>
        </Button>
      ) : null}
      <ul>
        {(showsAll ? late : late.slice(0, FIRST)).map((one) => (
          <li key={one.id} tabIndex={-1}>
            <span>
              <b>{one.name}</b> {one.title} · {t('LBL_AP_ITEMS_COUNT', { count: one.count })}
            </span>
            {one.remindable === 'yes' ? (
              <Button
                size="small"
                variant="quiet"
                busy={sending === one.id}
                onClick={({ currentTarget }) => void remind(one.id, [one], currentTarget)}
              >
                {t('LBL_AP_REMIND_WORKER', { name: one.name })}
              </Button>
            ) : (
              <small>{t(WHY_NOT[one.remindable])}</small>
            )}
          </li>
        ))}
      </ul>
      {late.length > FIRST && !showsAll ? (
        <Button
          size="small"
          variant="quiet"
          onClick={({ currentTarget }) => focusAfter(currentTarget, () => setShowsAll(true), added)}
        >
          {t('LBL_AP_SHOW_ALL', { count: formatCount(late.length) })}
        </Button>
      ) : null}
    </details>
  );
}
