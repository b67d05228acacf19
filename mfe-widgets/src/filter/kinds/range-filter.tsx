import { type JSX, useEffect, useRef, useState } from 'react';
import { locale } from 'shared-session';
import { useEventCallbacks } from '../../internal/event-callbacks/index.ts';
import { usePageText } from '../../internal/texts/use-page-text.ts';
import { schedulePostPaint } from '../../post-paint/index.ts';
import {
  DATE_LENGTH,
  isoOf,
  type RangeIssue,
  rangeDraft,
  rangeIssue,
  rangeSelection,
  rangeTexts,
  shownNumber,
  stagedNumber,
} from '../ranges.ts';
import type { FilterType } from '../selection.ts';
import type { Staging } from '../staging.ts';
import { DateBox } from './date-box.tsx';
import { TypedBox } from './typed-box.tsx';
import '../../internal/texts/filter-english.ts';

export interface RangeFilterProps {
  type: FilterType;
  staging: Staging;
}

/** Two dates, or a minimum and a maximum. Errors are shown after the paint. */
export function RangeFilter({ type, staging }: RangeFilterProps): JSX.Element {
  const text = usePageText();
  // Fixed to the language in which the filter was opened, so that typed text keeps its meaning.
  const [{ format, tag }] = useState(() => {
    const { datePattern, numberTag: inForce } = locale.getState();
    return { format: datePattern.toUpperCase(), tag: inForce };
  });
  const [first] = useState(() => rangeTexts(type, staging.now().staged, format));
  const newest = useRef(first);
  /** As last painted. */
  const [typed, setTyped] = useState(first);
  const waiting = useRef<() => void>(undefined);
  useEffect(() => () => waiting.current?.(), []);
  const change = (part: { from: string } | { to: string }): void => {
    const next = { ...newest.current, ...part };
    newest.current = next;
    const draft = rangeDraft(type, next.from, next.to, format);
    // Unreadable text leaves the last readable selection staged.
    const selection = draft === 'broken' ? staging.now().staged : rangeSelection(type, next.from, next.to, format);
    staging.dispatch({ type: 'type', selection, draft });
    waiting.current?.();
    waiting.current = schedulePostPaint(() => setTyped(next));
  };
  const typing = useEventCallbacks({
    from: (from: string) => change({ from: stagedNumber(type, from, tag) }),
    to: (to: string) => change({ to: stagedNumber(type, to, tag) }),
  });
  const dates = type === 'date-range';
  const issue = rangeIssue(type, typed.from, typed.to, format);
  const messageOf = (entered: string, found: RangeIssue | undefined): string | undefined => {
    if (found === undefined || (dates && found === 'format' && entered.length < DATE_LENGTH)) return undefined;
    if (found === 'order') return text(dates ? 'ERR_DATE_ORDER' : 'ERR_NUMBER_ORDER');
    return dates
      ? text('ERR_DATE_AS', { format })
      : type === 'integer-range'
        ? text('ERR_INTEGER_ONLY')
        : text('ERR_DECIMAL_ONLY', { decimals: 2 });
  };
  const start = {
    first: shownNumber(type, first.from, tag),
    error: messageOf(typed.from, issue?.from),
    onType: typing.from,
  };
  const end = { first: shownNumber(type, first.to, tag), error: messageOf(typed.to, issue?.to), onType: typing.to };
  const inputMode = type === 'decimal-range' ? 'decimal' : 'numeric';
  return (
    <div className="wd-filter-range">
      {dates ? (
        <>
          <DateBox
            {...start}
            label={text('LBL_START_DATE')}
            format={format}
            typed={typed.from}
            min={undefined}
            max={isoOf(typed.to, format)}
          />
          <DateBox
            {...end}
            label={text('LBL_END_DATE')}
            format={format}
            typed={typed.to}
            min={isoOf(typed.from, format)}
            max={undefined}
          />
        </>
      ) : (
        <>
          <TypedBox {...start} label={text('LBL_MINIMUM')} inputMode={inputMode} />
          <TypedBox {...end} label={text('LBL_MAXIMUM')} inputMode={inputMode} />
        </>
      )}
    </div>
  );
}
