import { type JSX, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { i18n } from 'shared-session';
import { logicalKey } from 'shared-session/direction';
import { Button, IconButton } from '../button/index.ts';
import { usePageText } from '../internal/texts/use-page-text.ts';
import { dayAfterKey, firstDayOf, monthsFrom, weeksOf, within } from './calendar-days.ts';

export interface CalendarProps {
  /** ISO dates. */
  value: string;
  today: string;
  min: string | undefined;
  max: string | undefined;
  /** Called when a day was picked, or with `''` when the date was cleared. */
  onPick: (day: string) => void;
}

/** A month to pick a day from. The arrow keys move between days; the focus is on the day that Enter would pick. */
export function Calendar({ value, today, min, max, onPick }: CalendarProps): JSX.Element {
  const text = usePageText();
  const heading = useId();
  const [day, setDay] = useState(() => within(value === '' ? today : value, min, max));
  const grid = useRef<HTMLTableElement>(null);
  // The focus follows the keys, and stays on a pressed button above. It is set in an effect, because the popover can take it only once it
  // is shown.
  const follows = useRef(true);
  useEffect(() => {
    if (follows.current) grid.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
    follows.current = false;
  }, [day]);

  const language = i18n.language || 'en-US';
  const firstDay = firstDayOf(language);
  const weeks = weeksOf(day.slice(0, 7), firstDay);
  const say = (iso: string, options: Intl.DateTimeFormatOptions): string =>
    // Always the Gregorian calendar, in which dates are typed, even if a language has its own.
    new Intl.DateTimeFormat(language, { ...options, calendar: 'gregory', timeZone: 'UTC' }).format(
      new Date(`${iso}T00:00:00Z`),
    );
  const near = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  const isOut = (iso: string): boolean => (min !== undefined && iso < min) || (max !== undefined && iso > max);
  const turn = (months: number): void => setDay(within(monthsFrom(day, months), min, max));
  const keyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = dayAfterKey(day, logicalKey(event.key, grid.current), event.shiftKey, firstDay);
    if (next === undefined) return;
    event.preventDefault();
    follows.current = true;
    setDay(within(next, min, max));
  };

  return (
    <>
      <div className="wd-calendar-head">
        <IconButton
          size="small"
          icon="chevron-left"
          label={near.format(-1, 'month')}
          disabled={min !== undefined && day.slice(0, 7) <= min.slice(0, 7)}
          onClick={() => turn(-1)}
        />
        <span id={heading} aria-live="polite">
          {say(day, { month: 'long', year: 'numeric' })}
        </span>
        <IconButton
          size="small"
          icon="chevron-right"
          label={near.format(1, 'month')}
          disabled={max !== undefined && day.slice(0, 7) >= max.slice(0, 7)}
          onClick={() => turn(1)}
        />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose days are moved through with keys is a grid. */}
      <table ref={grid} role="grid" aria-labelledby={heading} className="wd-calendar" onKeyDown={keyDown}>
        <thead>
          <tr>
            {weeks[0]?.map((iso) => (
              <th key={iso} scope="col" abbr={say(iso, { weekday: 'long' })}>
                {say(iso, { weekday: 'short' })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((iso) => (
                // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole lint/a11y/useFocusableInteractive: its button takes the focus.
                <td key={iso} role="gridcell" aria-selected={iso === value}>
                  <button
                    type="button"
                    data-day={iso}
                    data-other={iso.slice(0, 7) !== day.slice(0, 7) || undefined}
                    tabIndex={iso === day ? 0 : -1}
                    disabled={isOut(iso)}
                    aria-label={say(iso, { dateStyle: 'full' })}
                    // The focus is on the button, which does not expose its cell's state.
                    aria-pressed={iso === value}
                    aria-current={iso === today ? 'date' : undefined}
                    onClick={() => onPick(iso)}
                  >
                    {say(iso, { day: 'numeric' }).replace(/\D+$/, '')}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div className="wd-calendar-foot">
        <Button size="small" variant="quiet" disabled={value === ''} onClick={() => onPick('')}>
          {text('LBL_CLEAR')}
        </Button>
        <Button size="small" variant="quiet" disabled={isOut(today)} onClick={() => onPick(today)}>
          <span className="wd-calendar-today">{near.format(0, 'day')}</span>
        </Button>
      </div>
    </>
  );
}
