import '../../texts/register-rules.ts';
import { getBillingEditMetadata } from 'shared-client/billing';
import { reportFailure } from 'shared-client/report-failure';
import { locale } from 'shared-session';
import { sayTheSame } from '../../domain/conflict/adds-nothing.ts';
import { mergeTimecards } from '../../domain/conflict/merge-timecards.ts';
import { allFilledDaysAreDidNotWork } from '../../domain/day/all-did-not-work.ts';
import { isEditable } from '../../domain/form/editable.ts';
import { loadCustomFields } from '../../state/add-time/custom-field-widget.ts';
import { readEntryQuery } from '../../state/add-time/entry-query.ts';
import { openTimecard } from '../../state/add-time/open-timecard.ts';
import { saveTimecard } from '../../state/add-time/save-timecard.ts';
import type { TimecardStore } from '../../state/add-time/timecard-store.ts';
import { personOfDevice } from '../../state/device/person.ts';
import { type Draft, isReadable } from '../../state/drafts/draft-format.ts';
import { removeSaved, type StoredDraft, storedDrafts } from '../../state/drafts/stored-drafts.ts';
import { outbox } from '../../state/outbox/outbox.ts';
import { sendOutbox } from '../../state/outbox/send-outbox.ts';
import { formsOfDraft, goesOnByItself, hasNews } from '../add-time/draft/drafts-of-timecard.ts';
import { today } from '../page/dates.ts';

/**
 * Saves the timecards that are stored on this device, without their pages. A draft stays on the device if a page would ask about it, a rule
 * stops it or the server rejects it; the person finds it when they open the timecard.
 */
export async function saveKept(): Promise<void> {
  await sendOutbox();
  const person = await personOfDevice();
  if (person === null) return;
  for (const timecard of await storedDrafts(person)) {
    try {
      if (await isSaved(timecard)) await removeSaved(timecard.drafts);
    } catch (error) {
      reportFailure('A timecard that is kept on this device could not be saved.', error);
    }
  }
}

/** Whether the server has everything that is stored of a timecard. */
async function isSaved(timecard: StoredDraft): Promise<boolean> {
  const { engagementId, periodStart, drafts } = timecard;
  // Waiting entries come first, and these could not be sent.
  const waits = outbox
    .getState()
    .entries.some(
      ({ payload, periodStartDate }) => payload.requisitionId === engagementId && periodStartDate === periodStart,
    );
  const store = waits ? null : await opened(timecard);
  if (store === null) return false;
  const readable = drafts.filter((draft) => isReadable(draft));
  if (drafts.some((draft) => !isReadable(draft) && draft.text !== '')) return false;
  const [draft, ...others] = readable.filter((one) => hasNews(one, store));
  if (draft === undefined) return true;
  // If there are several drafts, the person must choose.
  if (others.some(({ form }) => !sayTheSame(form, draft.form)) || !putBack(store, draft)) return false;
  const { kind } = await saveTimecard(store, 'save', 'leaves');
  return kind === 'saved';
}

/** The server's timecard; null if it takes no entries or is not the requested one. */
async function opened({ engagementId, periodStart, url }: StoredDraft): Promise<TimecardStore | null> {
  const asked = readEntryQuery(url.split('?')[1] ?? '');
  const billingItemId = asked.engagementId === engagementId ? asked.billingItemId : 0;
  const metadata = await getBillingEditMetadata(billingItemId, { engagementId, selectedDate: periodStart });
  if (metadata.periodStartDate !== periodStart || !isEditable(metadata.status, metadata.rejectionKind)) return null;
  const engine = metadata.clientCustomFieldDefDtos.length > 0 ? await loadCustomFields() : null;
  const outcome = openTimecard(metadata, today(null), engine, locale.getState().timeTag);
  return outcome.kind === 'loaded' ? outcome.store : null;
}

/** Restores a draft into its timecard; false if the page would have to ask something first. */
function putBack(store: TimecardStore, draft: Draft): boolean {
  const { rules } = store.getState();
  if (draft.form.entireNotWork || !goesOnByItself(draft, store)) return false;
  const { form } = mergeTimecards(formsOfDraft(draft, store), rules);
  if (allFilledDaysAreDidNotWork(form.days, rules)) return false;
  store.setState({ form });
  return true;
}
