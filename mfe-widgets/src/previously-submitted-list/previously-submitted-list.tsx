import { type JSX, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { locale } from 'shared-session';
import { Icon } from '../icon/index.ts';
import { listStyled } from '../internal/styles/lists-styled.ts';
import { usePageStyled } from '../internal/styles/page-styled.ts';
import { type PageTextKey, usePageText } from '../internal/texts/use-page-text.ts';
import { windowOf } from '../internal/virtual-list/index.ts';
import { Spinner } from '../spinner/index.ts';
import { dateOf, type Sort, type SortColumn, type SubmittedItem, sorted } from './submitted-items.ts';
import '../internal/texts/lists-english.ts';

export interface PreviouslySubmittedListProps {
  /** Undefined while loading; the list appears only when there are items. */
  items: readonly SubmittedItem[] | undefined;
  formatDate: (isoDate: string) => string;
  /** Decimals of hours. Default 2. */
  hourDecimalPrecision?: number;
}

/** With more rows than this, the list scrolls in its own frame and renders only visible rows. */
const LONG = 30;

/** The previously submitted entries (docs: lists#submitted-list). Detail id, date and type can be sorted. */
export function PreviouslySubmittedList({
  items,
  formatDate,
  hourDecimalPrecision = 2,
}: PreviouslySubmittedListProps): JSX.Element | null {
  const text = usePageText();
  const [sort, setSort] = useState<Sort>();
  const rows = useMemo(() => (items === undefined || sort === undefined ? items : sorted(items, sort)), [items, sort]);
  // Adjusted items repeat their reference and detail id, so the key is the original index.
  const keys = useMemo(() => new Map(items?.map((item, index) => [item, index])), [items]);
  const frame = useRef<HTMLElement>(null);
  const [view, setView] = useState({ top: 0, height: 480, row: 40 });
  const count = rows?.length ?? 0;
  const long = count > LONG;
  const [first, last] = long ? windowOf(count, view.row, view.top, view.height) : [0, count];
  useLayoutEffect(() => {
    const element = frame.current;
    if (element === null || !long) return undefined;
    const measure = (): void => {
      const row = element.querySelector<HTMLElement>('tbody [data-row]')?.offsetHeight || 40;
      const height = element.clientHeight || 480;
      setView((before) => (before.row === row && before.height === height ? before : { ...before, row, height }));
    };
    measure();
    if (typeof ResizeObserver === 'undefined') return undefined;
    const watch = new ResizeObserver(measure);
    watch.observe(element);
    return () => watch.disconnect();
  }, [long]);
  const styledFrame = usePageStyled(frame, listStyled);
  if (rows === undefined) return <Spinner size={25} label={text('LBL_LOADING')} />;
  if (rows.length === 0) return null;
  const head = (column: SortColumn, label: PageTextKey): JSX.Element => {
    const state = sort?.column !== column ? 'none' : sort.descending ? 'descending' : 'ascending';
    return (
      <th scope="col" aria-sort={state}>
        <button
          type="button"
          className="wd-sort"
          onClick={() => setSort({ column, descending: state === 'ascending' })}
        >
          {text(label)}
          <Icon name={state === 'none' ? 'sort' : state === 'ascending' ? 'chevron-up' : 'chevron-down'} size={14} />
        </button>
      </th>
    );
  };
  return (
    <section
      ref={styledFrame}
      className="wd-submitted"
      data-long={long || undefined}
      onScroll={(event) => {
        const { scrollTop: top } = event.currentTarget;
        if (long) setView((before) => ({ ...before, top }));
      }}
      aria-label={text('LBL_PREVIOUSLY_SUBMITTED')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a frame that scrolls must be reachable by keyboard.
      tabIndex={0}
    >
      <table aria-rowcount={long ? count + 1 : undefined}>
        <thead>
          <tr>
            <th scope="col">{text('LBL_REF')}</th>
            {head('timeEntryId', 'LBL_DET')}
            {head('date', 'LBL_DATE')}
            {head('type', 'LBL_TYPE')}
            <th scope="col">{text('LBL_START_TIME')}</th>
            <th scope="col">{text('LBL_END_TIME')}</th>
            <th scope="col" className="wd-number">
              {text('LBL_HOURS_COLUMN')}
            </th>
          </tr>
        </thead>
        <tbody>
          {first > 0 ? <Gap height={first * view.row} /> : null}
          {rows.slice(first, last).map((item, offset) => (
            <tr key={keys.get(item)} data-row="" aria-rowindex={long ? first + offset + 2 : undefined}>
              <td data-name={text('LBL_REF')}>{item.ref}</td>
              <td data-name={text('LBL_DET')}>{item.timeEntryId}</td>
              <td>
                {formatDate(dateOf(item))}
                {item.shiftEndDate && item.shiftEndDate !== dateOf(item) ? ` – ${formatDate(item.shiftEndDate)}` : ''}
              </td>
              <td title={item.type}>{item.type}</td>
              <td>{item.shiftStartTimeStr}</td>
              <td>{item.shiftEndTimeStr}</td>
              <td className="wd-number">
                {item.totalHours === 0 ? '–' : locale.formatNumber(item.totalHours, hourDecimalPrecision)}
              </td>
            </tr>
          ))}
          {last < count ? <Gap height={(count - last) * view.row} /> : null}
        </tbody>
      </table>
    </section>
  );
}

/** A placeholder for the rows that are out of view. */
function Gap({ height }: { height: number }): JSX.Element {
  return (
    <tr aria-hidden className="wd-gap">
      <td colSpan={7} style={{ height }} />
    </tr>
  );
}
