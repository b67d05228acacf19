import { NetworkError } from 'shared-client';
import type { CustomField, OpenCustomValues } from '../../domain/form/timecard-rules.ts';

/** Creates the function that opens the custom values of an allocation with these fields. */
export type CustomFieldEngine = (fields: readonly CustomField[]) => OpenCustomValues;

/** The custom-field widget, once loaded. */
let widget: typeof import('mfe_widgets/custom-fields') | null = null;

/**
 * Loads the custom-field widget and its rules. They are fetched only for timecards whose allocations carry custom fields, and before they
 * open.
 * @throws NetworkError when they cannot be fetched
 */
export async function loadCustomFields(): Promise<CustomFieldEngine> {
  try {
    const [loaded, { customValuesOpener }] = await Promise.all([
      import('mfe_widgets/custom-fields'),
      import('./custom-values-opener.ts'),
    ]);
    widget = loaded;
    return (fields) => customValuesOpener(fields, loaded);
  } catch (cause) {
    throw new NetworkError('The editor of custom fields could not be fetched.', { cause });
  }
}

/** The widget of an open timecard with custom fields. */
export function loadedCustomFieldWidget(): typeof import('mfe_widgets/custom-fields') {
  if (!widget) throw new Error('A timecard with custom fields was opened without their editor.');
  return widget;
}
