import { getBillingEditMetadata } from 'shared-client/billing';
import type { EditMetadata } from 'shared-client/schema/billing';
import { EDITED } from 'shared-session/server-data';
import { loadCustomFieldWidget } from '../add-time/custom-field-widget.ts';
import type { CustomFieldEngine } from '../add-time/custom-values-opener.ts';
import { fetchDayEditors } from '../add-time/day-editors.ts';
import { timecardOrKept } from '../device/offline-copies.ts';

export interface TimecardAddress {
  readonly billingItemId: number;
  readonly engagementId: number;
  /** A date of the period; null is the present one. */
  readonly date: string | null;
  readonly willRefreshTAFWData: boolean;
  /** Another number asks the server anew. */
  readonly attempt: number;
}

/** What a timecard is opened from. */
export interface TimecardSource {
  readonly metadata: EditMetadata;
  /** Where its allocations have custom fields. */
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
    // Where the metadata fails, that is what is said.
    editors.catch(() => undefined);
    const metadata = await timecardOrKept(engagementId, date, () =>
      getBillingEditMetadata(billingItemId, {
        engagementId,
        signal,
        ...(date ? { selectedDate: date } : {}),
        ...(willRefreshTAFWData ? { willRefreshTAFWData: true } : {}),
      }),
    );
    const engine = metadata.clientCustomFieldDefDtos.length > 0 ? await loadCustomFieldWidget() : null;
    await editors;
    return { metadata, engine };
  },
});
