import { useMemo } from 'react';
import { useText } from 'shared-session';
import { formatFacts } from 'shared-session/lists';
import { useModule } from 'shared-session/server-data';
import { submittedEntries } from '../../../domain/notices/submitted-entries.ts';
import { formatTimeOfDay } from '../../../domain/time/time-of-day.ts';
import { formatDate } from '../../page/dates.ts';
import { ModuleState } from '../../page/module-state.tsx';
import { spanTypeText } from '../../page/span-type-text.ts';
import { useTimecard } from '../timecard-context.tsx';

const loadList = () => import('mfe_widgets/previously-submitted-list');

/** Previously Submitted List: appears only when there are items (docs: lists#submitted-list-shown). */
export function SubmittedList() {
  const t = useText();
  const lines = useTimecard((state) => state.metadata.previouslySubmittedList);
  const precision = useTimecard((state) => state.rules.precision);
  const use24HourClock = useTimecard((state) => state.rules.use24HourClock);
  const entries = useMemo(
    () =>
      submittedEntries(lines).map((entry) => ({
        ...entry,
        type: entry.notWorked ? t('LBL_DID_NOT_WORK') : formatFacts(entry.types.map((type) => spanTypeText(t, type))),
        shiftStartTimeStr: formatTimeOfDay(entry.shiftStartTimeStr, use24HourClock),
        shiftEndTimeStr: formatTimeOfDay(entry.shiftEndTimeStr, use24HourClock),
      })),
    [lines, use24HourClock, t],
  );
  const list = useModule('previously-submitted-list', loadList, entries.length > 0);
  if (entries.length === 0) return null;
  return (
    <section className="tc-card tc-pad tc-stack">
      <h2 className="tc-card-title">{t('LBL_TC_PREVIOUSLY_SUBMITTED')}</h2>
      {list.module ? (
        <list.module.PreviouslySubmittedList
          items={entries}
          formatDate={(date) => formatDate(date, 'month-day')}
          hourDecimalPrecision={precision}
        />
      ) : (
        <ModuleState of={list} />
      )}
    </section>
  );
}
