import { rowKey } from './blank.ts';
import type { DayForm, TimecardForm } from './timecard-form.ts';

/**
 * Gives new row names to forms of another page, such as a draft and its base. Names are unique within one page only, and two rows of one
 * name would be edited as one. A row that several of the forms share keeps a common name.
 */
export function withRenamedRows<Forms extends readonly TimecardForm[]>(...forms: Forms): Forms {
  const names = new Map<string, string>();
  const nameOf = (key: string) => {
    const name = names.get(key) ?? rowKey();
    names.set(key, name);
    return name;
  };
  return forms.map((form) => renamedForm(form, nameOf)) as unknown as Forms;
}

type NameOf = (key: string) => string;

const renamedForm = (form: TimecardForm, nameOf: NameOf): TimecardForm => ({
  ...form,
  days: form.days.map((day) => renamedDay(day, nameOf)),
  allocations: form.allocations.map((row) => renamedAllocation(row, nameOf)),
});

function renamedDay(day: DayForm, nameOf: NameOf): DayForm {
  const renamed = renaming(nameOf);
  return {
    ...day,
    spans: day.spans.map(renamed),
    shiftLines: day.shiftLines.map(renamed),
    units: day.units.map(renamed),
    allocations: day.allocations.map((row) => renamedAllocation(row, nameOf)),
    // The rows of a day before a copy may have the same names as its current rows.
    beforeCopy: day.beforeCopy === null ? null : renamedDay(day.beforeCopy, () => rowKey()),
  };
}

function renamedAllocation(row: TimecardForm['allocations'][number], nameOf: NameOf): typeof row {
  const renamed = renaming(nameOf);
  return { ...renamed(row), multiRates: row.multiRates.map(renamed), leave: row.leave.map(renamed) };
}

const renaming =
  (nameOf: NameOf) =>
  <T extends { readonly key: string }>(row: T): T => ({ ...row, key: nameOf(row.key) });
