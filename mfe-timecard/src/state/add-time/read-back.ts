import type { EditMetadata } from 'shared-client/schema/billing';
import { afterSave } from '../../domain/conflict/after-save.ts';
import { mergeTimecards } from '../../domain/conflict/merge-timecards.ts';
import { namedAfter } from '../../domain/conflict/named-after.ts';
import type { TimecardForm } from '../../domain/form/timecard-form.ts';
import { formOf } from '../../domain/mapping/metadata-to-form.ts';
import { adopt, type TimecardStore } from './timecard-store.ts';

/**
 * Puts together what the server has after a save and what was typed since it was sent; rows keep their names, and with them the focus.
 *
 * @param version the version that the save made; null where the response has none
 */
export function putReadBack(
  store: TimecardStore,
  sent: TimecardForm,
  fresh: EditMetadata,
  version: number | null | undefined,
): void {
  const { form, rules } = store.getState();
  const saved = namedAfter(sent, formOf(fresh, rules));
  // Somebody may have saved between this save and its reading: their changes are taken, and what was certified was something else.
  const isOurs = !version || version === fresh.version;
  const merged = isOurs
    ? afterSave({ sent, mine: form, saved })
    : mergeTimecards({ base: sent, mine: form, theirs: saved }, rules).form;
  const { acknowledged, bypassLeaveValidation } = form;
  adopt(store, fresh, saved, { ...merged, acknowledged: acknowledged && isOurs, bypassLeaveValidation });
}
