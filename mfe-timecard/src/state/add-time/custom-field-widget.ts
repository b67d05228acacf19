import { NetworkError } from 'shared-client';

/** The custom-field widget, once loaded. */
let widget: typeof import('mfe_widgets/custom-fields') | null = null;

/**
 * Loads the custom-field widget. It is fetched only for timecards whose allocations carry custom fields, and before they open.
 * @throws NetworkError when it cannot be fetched
 */
export async function loadCustomFieldWidget(): Promise<typeof import('mfe_widgets/custom-fields')> {
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
