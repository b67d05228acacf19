import { useText } from 'shared-session';
import type { DayForm } from '../../../domain/form/timecard-form.ts';
import { changeDay, deed } from '../../../state/add-time/timecard-store.ts';
import { dayName } from '../day-name.ts';
import { useEditable, useTimecard, useTimecardStore } from '../timecard-context.tsx';

/** One day and the way to change it. `change` names the deed; edits of the same field in a row are one step. */
export function useDay(name: string) {
  const t = useText();
  const store = useTimecardStore();
  const day = useTimecard((state) => state.form.days.find((one) => one.key === name)) as DayForm;
  const editable = useEditable();
  const change = (field: string | null, next: (day: DayForm) => DayForm, key = 'DEED_DAY') =>
    changeDay(store, name, deed(key, { day: dayName(t, day, true) }, field && `${name}.${field}`), next);
  return { day, change, disabled: !editable || day?.readOnly === true };
}
