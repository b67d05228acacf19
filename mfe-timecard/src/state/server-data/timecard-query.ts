import { getBillingEditMetadata } from 'shared-client/billing';
import type { EditMetadata } from 'shared-client/schema/billing';
import { EDITED } from 'shared-session/server-data';
import { type CustomFieldEngine, loadCustomFields } from '../add-time/custom-field-widget.ts';
import { fetchDayEditors } from '../add-time/day-editors.ts';
import { timecardOrCopy } from '../device/offline-copies.ts';

export interface TimecardAddress {
  readonly billingItemId: number;
  readonly engagementId: number;
  /** A date in the period; null for the present one. */
  readonly date: string | null;
  readonly willRefreshTAFWData: boolean;
  /** Another number makes a new request. */
  readonly attempt: number;
}

/** The data to open a timecard. */
export interface TimecardSource {
  readonly metadata: EditMetadata;
  /** Set if its allocations have custom fields. */
  readonly engine: CustomFieldEngine | null;
}

/** A timecard, together with the editors that it needs. */
export const timecardQuery = (address: TimecardAddress) => ({
  ...EDITED,
  queryKey: ['add-time', 'timecard', address],
  structuralSharing: false,
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<TimecardSource> => {
    const { billingItemId, engagementId, date, willRefreshTAFWData } = address;
    const editors = fetchDayEditors();
    // If the metadata fails, its error is the one to show.
    editors.catch(() => undefined);
    const metadata = await timecardOrCopy(engagementId, date, () =>
      getBillingEditMetadata(billingItemId, {
        engagementId,
        signal,
        ...(date ? { selectedDate: date } : {}),
        ...(willRefreshTAFWData ? { willRefreshTAFWData: true } : {}),
      }),
    );
    const engine = metadata.clientCustomFieldDefDtos.length > 0 ? await loadCustomFields() : null;
    await editors;
    return { metadata, engine };
  },
});
