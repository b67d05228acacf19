import { type JSX, memo } from 'react';
import { minutesToUnits } from 'shared-validators/amounts';
import { crossesMidnight, formatTime } from 'shared-validators/clock';
import { localSteps } from '../internal/amounts/index.ts';
import { usePageText } from '../internal/texts/use-page-text.ts';
import { usePostPaintValue } from '../post-paint/index.ts';
import { entryMinutes, isExternal } from './time-entries.ts';
import type { TimeEntry } from './time-entry.ts';
import type { TimeEntryTable } from './time-entry-table.ts';
import '../internal/texts/editors-english.ts';

interface EntryReadingProps {
  entry: TimeEntry;
  table: Pick<TimeEntryTable, 'use24HourClock' | 'precision' | 'withShifts' | 'nextDay'>;
  /** The last typed text, while the row is edited. */
  typed: string | undefined;
}

/** The reading of an entry: "10:00 PM to 6:00 AM Tuesday, 8.00 h"; or that it comes from the leave system. Updated after the paint. */
export const EntryReading = memo(function EntryReading(props: EntryReadingProps): JSX.Element | null {
  const { table, typed } = props;
  const entry = usePostPaintValue(props.entry);
  const text = usePageText();
  if (isExternal(entry)) return <span>{text('LBL_FROM_LEAVE_SYSTEM')}</span>;
  const minutes = entryMinutes(entry, table.withShifts);
  if (minutes === undefined || minutes <= 0) return null;
  const clock = table.use24HourClock ? '24' : '12';
  const values = {
    from: formatTime(entry.startTime, { clock, bound: 'start' }),
    until: formatTime(entry.endTime, { clock, bound: 'end' }),
    day: table.nextDay ?? text('LBL_PLUS_ONE_DAY'),
    hours: localSteps(minutesToUnits(minutes, table.precision), table.precision),
  };
  return (
    <>
      {typed === undefined ? null : <span className="wd-entry-typed">{text('LBL_YOU_TYPED', { typed })} </span>}
      <b>
        {text(crossesMidnight(entry.startTime, entry.endTime) ? 'LBL_UNDERSTOOD_NEXT_DAY' : 'LBL_UNDERSTOOD', values)}
      </b>
    </>
  );
});
