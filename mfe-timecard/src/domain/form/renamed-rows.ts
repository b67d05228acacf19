import { rowKey } from './blank.ts';
import type { DayForm, TimecardForm } from './timecard-form.ts';

/**
 * A form that was made on another page, as a draft is, with rows named anew: names are unique on one page only, and two rows
 * of one name would be edited as one.
 */
export function withRenamedRows(form: TimecardForm): TimecardForm {
  return { ...form, days: form.days.map(renamedDay), allocations: form.allocations.map(renamedAllocation) };
}

function renamedDay(day: DayForm): DayForm {
  return {
    ...day,
    spans: day.spans.map(renamed),
    shiftLines: day.shiftLines.map(renamed),
    units: day.units.map(renamed),
    allocations: day.allocations.map(renamedAllocation),
    beforeCopy: day.beforeCopy === null ? null : renamedDay(day.beforeCopy),
  };
}

function renamedAllocation(row: TimecardForm['allocations'][number]): TimecardForm['allocations'][number] {
  return { ...renamed(row), multiRates: row.multiRates.map(renamed), leave: row.leave.map(renamed) };
}

const renamed = <T extends { readonly key: string }>(row: T): T => ({ ...row, key: rowKey() });
