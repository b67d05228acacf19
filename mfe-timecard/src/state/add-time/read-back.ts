import type { EditMetadata } from 'shared-client/schema/billing';
import { afterSave } from '../../domain/conflict/after-save.ts';
import { mergeTimecards } from '../../domain/conflict/merge-timecards.ts';
import { namedAfter } from '../../domain/conflict/named-after.ts';
import { isFilled } from '../../domain/day/filled-day.ts';
import type { TimecardForm } from '../../domain/form/timecard-form.ts';
import { formOf } from '../../domain/mapping/metadata-to-form.ts';
import { adopt, type TimecardStore } from './timecard-store.ts';

/**
 * Combines the server's state after a save with text typed since it was sent. Rows keep their names and with them the focus.
 *
 * @param version the version that the save created; null if the response has none
 */
export function putReadBack(
  store: TimecardStore,
  sent: TimecardForm,
  fresh: EditMetadata,
  version: number | null | undefined,
): void {
  const { form, rules } = store.getState();
  const saved = namedAfter(sent, formOf(fresh, rules), (day) => isFilled(day, rules));
  // Another user may have saved between this save and the read-back. Their changes are taken, and the certification no longer applies.
  const isOurs = !version || version === fresh.version;
  const merged = isOurs
    ? afterSave({ sent, mine: form, saved })
    : mergeTimecards({ base: sent, mine: form, theirs: saved }, rules).form;
  const { acknowledged, bypassLeaveValidation } = form;
  adopt(store, fresh, saved, { ...merged, acknowledged: acknowledged && isOurs, bypassLeaveValidation });
}
