import { memo, useEffect, useEffectEvent, useRef } from 'react';
import { useText } from 'shared-session';
import { focusAfter } from 'shared-session/focus';
import { formatDate } from '../../page/dates.ts';
import { useDayPart } from '../day/use-day.ts';
import { cardId } from '../field-ids.ts';
import { formatLocalHours, formatLocalUnits } from '../hours-text.ts';
import { useDayKeys, usePublished, useRules, useTimecard, useTimecardStore } from '../timecard-context.tsx';

/** Above 14 day items the list uses two columns. */
const TWO_COLUMNS_ABOVE = 14;

/** Side list of workdays; on a phone a strip above the cards. Selecting a day opens its card and scrolls to it. */
export function DayList() {
  const t = useText();
  const keys = useDayKeys();
  const strip = useRef<HTMLElement>(null);
  const openDay = useTimecard((state) => state.openDay);
  // biome-ignore lint/correctness/useExhaustiveDependencies(openDay): the strip follows the open day.
  useEffect(() => showCurrent(strip.current), [openDay]);
  // On a phone the cards above would push the open one out of view.
  const reveal = useEffectEvent(() => {
    // The head of the page is above the first day and is read before it.
    if (openDay === keys[0]) return;
    const root = strip.current?.getRootNode() as Document | ShadowRoot | undefined;
    revealCard(root?.getElementById(cardId(openDay ?? undefined)) ?? null);
  });
  useEffect(() => {
    const frame = requestAnimationFrame(() => reveal());
    return () => cancelAnimationFrame(frame);
  }, []);
  return (
    <nav
      ref={strip}
      className="tc-days"
      aria-label={t('LBL_WORKDAYS')}
      data-columns={keys.length > TWO_COLUMNS_ABOVE ? 2 : 1}
    >
      {keys.map((dayKey) => (
        <DayLink key={dayKey} dayKey={dayKey} />
      ))}
    </nav>
  );
}

/** On a phone: centers the open day in the strip. A list that does not scroll sideways is left alone. */
function showCurrent(strip: HTMLElement | null): void {
  const current = strip?.querySelector<HTMLElement>('[aria-current]');
  if (!strip || !current) return;
  const { left, width } = current.getBoundingClientRect();
  const list = strip.getBoundingClientRect();
  strip.scrollLeft += left + width / 2 - (list.left + list.width / 2);
}

/** Browsers scroll to what has the focus only if none of it is in view: on a phone a day may be cut off. */
const scrollToWhole = (day: HTMLElement): void => day.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });

const PHONE = '(max-width: 47.9em)';

/** Scrolls to a card that is below the fold on a phone. */
function revealCard(card: HTMLElement | null): void {
  if (!card || !window.matchMedia?.(PHONE).matches) return;
  if (card.getBoundingClientRect().top > window.innerHeight / 2) card.scrollIntoView({ block: 'nearest' });
}

const DayLink = memo(function DayLink({ dayKey }: { dayKey: string }) {
  const t = useText();
  const store = useTimecardStore();
  const open = useTimecard((state) => state.openDay === dayKey);
  const { precision } = useRules();
  const { date = '', shift = null } = useDayPart(dayKey, (day) => ({
    date: day.shiftStartDay ?? day.workedDate,
    shift: day.shiftNumber,
  }));
  const totals = usePublished((published) => published.days[dayKey]);
  const state = usePublished((published) => published.states[dayKey] ?? 'empty');
  const failed = useTimecard((one) => (one.serverErrors.byDay[dayKey]?.length ?? 0) > 0);
  const amount = totals?.worked
    ? formatLocalHours(totals.worked, precision)
    : totals?.units
      ? formatLocalUnits(totals.units)
      : totals?.days
        ? '1'
        : totals?.sick
          ? formatLocalHours(totals.sick, precision)
          : '–';
  return (
    <button
      type="button"
      className="tc-day-link"
      aria-current={open ? 'true' : undefined}
      onFocus={({ currentTarget }) => scrollToWhole(currentTarget)}
      onClick={(event) => {
        const root = event.currentTarget.getRootNode() as Document | ShadowRoot;
        focusAfter(
          event.currentTarget,
          () => store.setState({ openDay: dayKey, view: 'days' }),
          () => root.getElementById(cardId(dayKey))?.querySelector<HTMLElement>('.tc-card-head button'),
        );
        root.getElementById(cardId(dayKey))?.scrollIntoView({ block: 'start' });
      }}
    >
      <span className="tc-dot" data-state={failed ? 'attention' : open && state === 'empty' ? 'now' : state} />
      <span className="tc-day-name">
        <em>{shift === null ? formatDate(date, 'short-weekday') : t('LBL_SHIFT_NUMBER', { number: shift })}</em>{' '}
        {shift === null ? date.slice(8).replace(/^0/, '') : formatDate(date, 'month-day')}
      </span>
      <b>{amount}</b>
      {failed || state === 'attention' ? <span className="tc-hidden">{t('CHIP_INCOMPLETE')}</span> : null}
    </button>
  );
});
