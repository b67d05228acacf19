import type { TimeEntryChange } from 'mfe_widgets/time-entry-editor';
import { memo, useCallback, useMemo } from 'react';
import { useText } from 'shared-session';
import { fillWithDefault, offersDefault } from '../../../domain/copy/use-default.ts';
import { spanTypesOffered } from '../../../domain/form/span-types.ts';
import { SPAN_TYPES } from '../../../domain/form/timecard-form.ts';
import { isFullDayOff } from '../../../domain/leave-system/leave-system-entry.ts';
import { addDays } from '../../../domain/time/calendar-day.ts';
import { dayEditors } from '../../../state/add-time/day-editors.ts';
import { formatSteps } from '../../page/amounts.ts';
import { formatDate } from '../../page/dates.ts';
import { spanTypeText } from '../../page/span-type-text.ts';
import { dayLabel } from '../day-label.ts';
import { fieldId } from '../field-ids.ts';
import { formatIssue } from '../issue-text.ts';
import { usePublished, useRules, useTimecard } from '../timecard-context.tsx';
import { ENTRY_PARTS, entriesOf, entryPart, spansAfter } from './span-entries.ts';
import { useChangeDay, useDayDisabled, useTypedDayPart } from './use-day.ts';
import { useLeaveSystem } from './use-leave-system.ts';

const NONE: readonly string[] = [];

const ACTION_KEYS = { edit: 'ACTION_TIME', add: 'ACTION_ADD_LINE', remove: 'ACTION_REMOVE_LINE' } as const;

/** The time section of a day: connects the day's spans to the widget's editor. */
export const TimeEntries = memo(function TimeEntries({ dayKey }: { dayKey: string }) {
  const { TimeEntryEditor, changeEntries } = dayEditors().times;
  const t = useText();
  const rules = useRules();
  const change = useChangeDay(dayKey);
  const disabled = useDayDisabled(dayKey);
  const leaveSystem = useLeaveSystem();
  const metadata = useTimecard((state) => state.metadata);
  const { spans, date, shiftNumber, offered, fullDayOff } = useTypedDayPart(dayKey, (day) => ({
    spans: day.spans,
    date: day.shiftStartDay ?? day.workedDate,
    shiftNumber: day.shiftNumber,
    offered: offersDefault(day, metadata.engDefaultTimeEntries),
    fullDayOff: isFullDayOff(day),
  }));
  const withShift = rules.template.showShiftSelect && rules.shiftNames.length > 0;
  const types = useMemo(() => spanTypesOffered(fullDayOff, rules), [fullDayOff, rules]);
  const labor = metadata.customizedLaborValue;
  const typeLabel = useMemo(
    () => (type: string) => (labor && type === SPAN_TYPES.labor ? labor : spanTypeText(t, type)),
    [labor, t],
  );
  const idOf = useCallback(
    (key: string, part: keyof typeof ENTRY_PARTS) => fieldId(dayKey, `${key}.${ENTRY_PARTS[part]}`),
    [dayKey],
  );
  const issues = useTimecard((state) => state.shownIssues);
  const rowIssues = useMemo(
    () =>
      issues.flatMap((issue) => {
        const at = issue.day === dayKey ? entryPart(issue.field) : null;
        if (!at) return [];
        return [{ ...at, message: formatIssue(t, issue) }];
      }),
    [issues, dayKey, t],
  );
  const apply = useCallback(
    (_: unknown, { action }: TimeEntryChange) => {
      const part = action.kind === 'edit' ? (Object.keys(action.part)[0] as keyof typeof ENTRY_PARTS) : null;
      change(
        action.kind === 'edit' && part ? `${action.key}.${ENTRY_PARTS[part]}` : null,
        (day) => {
          const after = spansAfter(changeEntries(entriesOf(day.spans), action), day.spans);
          return after === day.spans ? day : { ...day, spans: after };
        },
        ACTION_KEYS[action.kind],
        part === 'startTime' || part === 'endTime',
      );
    },
    [change, changeEntries],
  );
  const useDefault = useCallback(
    () => change(null, (day) => fillWithDefault(day, metadata.engDefaultTimeEntries, rules), 'ACTION_DEFAULT'),
    [change, metadata.engDefaultTimeEntries, rules],
  );
  return (
    <TimeEntryEditor
      label={dayLabel(t, { workedDate: date, shiftNumber }, true)}
      entries={entriesOf(spans)}
      onChange={apply}
      types={types}
      typeLabel={typeLabel}
      shifts={withShift ? rules.shiftNames : NONE}
      showPaidBreak={rules.template.showPaidBreak && rules.showPaidBreak}
      use24HourClock={rules.use24HourClock}
      hourDecimalPrecision={rules.precision}
      nextDay={formatDate(addDays(date, 1), 'weekday')}
      fullDayOff={fullDayOff}
      readOnly={disabled}
      onUseDefault={offered ? useDefault : undefined}
      issues={rowIssues}
      fieldId={idOf}
      leaveSystem={leaveSystem}
      total={<TotalHours dayKey={dayKey} />}
    />
  );
});

/** TOTAL HOURS by the rules, updated after the paint. */
function TotalHours({ dayKey }: { dayKey: string }) {
  const worked = usePublished((published) => published.days[dayKey]?.worked ?? 0);
  const { precision } = useRules();
  return <output>{formatSteps(worked, precision)}</output>;
}
