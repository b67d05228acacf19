import { type JSX, useEffect, useRef, useState } from 'react';
import { useEventCallbacks } from '../../internal/event-callbacks/index.ts';
import { usePageText } from '../../internal/texts/use-page-text.ts';
import { schedulePostPaint } from '../../post-paint/index.ts';
import { DATE_LENGTH, isoOf, type RangeIssue, rangeDraft, rangeIssue, rangeSelection, rangeTexts } from '../ranges.ts';
import type { FilterType } from '../selection.ts';
import type { Staging } from '../staging.ts';
import { DateBox } from './date-box.tsx';
import { TypedBox } from './typed-box.tsx';

export interface RangeFilterProps {
  type: FilterType;
  staging: Staging;
}

/** Two dates, or a minimum and a maximum. What is wrong with them is said after the paint. */
export function RangeFilter({ type, staging }: RangeFilterProps): JSX.Element {
  const text = usePageText();
  const [first] = useState(() => rangeTexts(type, staging.now().staged));
  const newest = useRef(first);
  /** As it was painted last. */
  const [typed, setTyped] = useState(first);
  const waiting = useRef<() => void>(undefined);
  useEffect(() => () => waiting.current?.(), []);
  const change = (part: { from: string } | { to: string }): void => {
    const next = { ...newest.current, ...part };
    newest.current = next;
    const draft = rangeDraft(type, next.from, next.to);
    // What cannot be read leaves staged what could be read last.
    const selection = draft === 'broken' ? staging.now().staged : rangeSelection(type, next.from, next.to);
    staging.dispatch({ type: 'type', selection, draft });
    waiting.current?.();
    waiting.current = schedulePostPaint(() => setTyped(next));
  };
  const typing = useEventCallbacks({ from: (from: string) => change({ from }), to: (to: string) => change({ to }) });
  const dates = type === 'date-range';
  const issue = rangeIssue(type, typed.from, typed.to);
  const messageOf = (entered: string, found: RangeIssue | undefined): string | undefined => {
    if (found === undefined || (dates && found === 'format' && entered.length < DATE_LENGTH)) return undefined;
    if (found === 'order') return text(dates ? 'ERR_DATE_ORDER' : 'ERR_NUMBER_ORDER');
    return dates
      ? text('ERR_DATE_FORMAT')
      : type === 'integer-range'
        ? text('ERR_INTEGER_ONLY')
        : text('ERR_DECIMAL_ONLY', { decimals: 2 });
  };
  const start = { first: first.from, error: messageOf(typed.from, issue?.from), onType: typing.from };
  const end = { first: first.to, error: messageOf(typed.to, issue?.to), onType: typing.to };
  const inputMode = type === 'decimal-range' ? 'decimal' : 'numeric';
  return (
    <div className="wd-filter-range">
      {dates ? (
        <>
          <DateBox {...start} label={text('LBL_START_DATE')} typed={typed.from} min={undefined} max={isoOf(typed.to)} />
          <DateBox {...end} label={text('LBL_END_DATE')} typed={typed.to} min={isoOf(typed.from)} max={undefined} />
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
