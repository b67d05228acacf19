import { CallError, NetworkError } from 'shared-client';
import { getBillingEditMetadata } from 'shared-client/billing';
import type { EditMetadata } from 'shared-client/schema/billing';
import { isEditable } from '../../domain/form/editable.ts';
import { formOf } from '../../domain/mapping/metadata-to-form.ts';
import { rulesOf, templateOf } from '../../domain/mapping/metadata-to-rules.ts';
import { type CustomFieldEngine, customValuesOpener } from './custom-values-opener.ts';
import { fetchDayEditors } from './day-editors.ts';
import { askedDate, type EntryQuery } from './entry-query.ts';
import { createTimecardStore, type TimecardStore } from './timecard-store.ts';

export type LoadOutcome =
  | { readonly kind: 'loaded'; readonly store: TimecardStore }
  | { readonly kind: 'forbidden' }
  /** The template is not one this version of the page knows. */
  | { readonly kind: 'unknown-template'; readonly id: number }
  | { readonly kind: 'failed'; readonly error: CallError };

/** Loads a timecard and opens it. @throws the signal's reason when cancelled */
export async function loadTimecard(
  query: EntryQuery,
  engagementId: number,
  today: string,
  signal?: AbortSignal,
): Promise<LoadOutcome> {
  try {
    const selectedDate = askedDate(query);
    const editors = fetchDayEditors();
    // Where the metadata fails, that is what is said.
    editors.catch(() => undefined);
    const metadata = await getBillingEditMetadata(query.billingItemId, {
      engagementId,
      ...(selectedDate ? { selectedDate } : {}),
      ...(query.willRefreshTAFWData ? { willRefreshTAFWData: true } : {}),
      ...(signal ? { signal } : {}),
    });
    const engine = metadata.clientCustomFieldDefDtos.length > 0 ? await customFieldWidget() : null;
    await editors;
    return openTimecard(metadata, today, engine);
  } catch (error) {
    if (!(error instanceof CallError)) throw error;
    return error.kind === 'forbidden' ? { kind: 'forbidden' } : { kind: 'failed', error };
  }
}

/** The custom-field widget, once it has come. */
let widget: typeof import('mfe_widgets/custom-fields') | null = null;

/**
 * The custom-field widget: fetched only for timecards whose allocations carry custom fields, and before they open.
 * @throws NetworkError when it cannot be fetched
 */
async function customFieldWidget(): Promise<typeof import('mfe_widgets/custom-fields')> {
  try {
    widget ??= await import('mfe_widgets/custom-fields');
    return widget;
  } catch (cause) {
    throw new NetworkError('The editor of custom fields could not be fetched.', { cause });
  }
}

/** The widget of an open timecard with custom fields. */
export function loadedCustomFieldWidget(): typeof import('mfe_widgets/custom-fields') {
  if (!widget) throw new Error('A timecard with custom fields was opened without their editor.');
  return widget;
}

/** Makes the store of a timecard from its metadata. */
export function openTimecard(
  metadata: EditMetadata,
  today: string,
  engine: CustomFieldEngine | null = null,
): LoadOutcome {
  const template = templateOf(metadata);
  if (!template) return { kind: 'unknown-template', id: metadata.timecardTemplateId };
  const rules = rulesOf(metadata, template, engine && ((fields) => customValuesOpener(fields, engine)));
  const form = formOf(metadata, rules);
  return {
    kind: 'loaded',
    store: createTimecardStore(metadata, rules, form, firstOpenDay(form.days, metadata, today)),
  };
}

/** A default date is selected: the asked one, else today, else the first day. */
function firstOpenDay(
  days: readonly { key: string; workedDate: string }[],
  metadata: EditMetadata,
  today: string,
): string | null {
  if (!isEditable(metadata.status)) return null;
  const asked = days.find((day) => day.workedDate === metadata.selectedDate);
  return (asked ?? days.find((day) => day.workedDate === today) ?? days[0])?.key ?? null;
}
