import { type JSX, useMemo, useState } from 'react';
import { Icon } from '../icon/index.ts';
import { styled } from '../internal/styles/index.ts';
import { type TextKey, useWidgetText } from '../internal/texts/index.ts';
import { Spinner } from '../spinner/index.ts';
import { dateOf, type Sort, type SortColumn, type SubmittedItem, sorted } from './submitted-items.ts';

export interface PreviouslySubmittedListProps {
  /** Undefined while loading; the list appears only when there are items. */
  items: readonly SubmittedItem[] | undefined;
  formatDate: (isoDate: string) => string;
  /** Decimals of hours. Default 2. */
  hourDecimalPrecision?: number;
}

/** Rows beyond this scroll in a frame of their own and are drawn only when seen. */
const LONG = 30;

/** What was submitted before (document 002, section 2.6). Detail id, date and type sort. */
export function PreviouslySubmittedList({
  items,
  formatDate,
  hourDecimalPrecision = 2,
}: PreviouslySubmittedListProps): JSX.Element | null {
  const text = useWidgetText();
  const [sort, setSort] = useState<Sort>();
  const rows = useMemo(() => (items === undefined || sort === undefined ? items : sorted(items, sort)), [items, sort]);
  if (rows === undefined) return <Spinner size={25} label={text('LBL_LOADING')} />;
  if (rows.length === 0) return null;
  const head = (column: SortColumn, label: TextKey): JSX.Element => {
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
      ref={styled}
      className="wd-submitted"
      data-long={rows.length > LONG || undefined}
      aria-label={text('LBL_PREVIOUSLY_SUBMITTED')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a frame that scrolls must be reachable by keyboard.
      tabIndex={0}
    >
      <table>
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
          {rows.map((item) => (
            <tr key={`${item.ref} ${item.timeEntryId}`}>
              <td>{item.ref}</td>
              <td>{item.timeEntryId}</td>
              <td>
                {formatDate(dateOf(item))}
                {item.shiftEndDate && item.shiftEndDate !== dateOf(item) ? ` – ${formatDate(item.shiftEndDate)}` : ''}
              </td>
              <td>{item.type}</td>
              <td>{item.shiftStartTimeStr}</td>
              <td>{item.shiftEndTimeStr}</td>
              <td className="wd-number">{item.totalHours.toFixed(hourDecimalPrecision)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
