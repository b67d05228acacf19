import { NetworkError } from 'shared-client';

/** The widgets that the days of a timecard are edited with. */
export interface DayEditors {
  readonly timeInput: typeof import('mfe_widgets/time-input');
  readonly times: typeof import('mfe_widgets/time-entry-editor');
  readonly shifts: typeof import('mfe_widgets/shift-editor');
  readonly units: typeof import('mfe_widgets/units-editor');
  readonly allocations: typeof import('mfe_widgets/allocation-editor');
  readonly amounts: typeof import('mfe_widgets/amount-field');
}

/** The editors, once loaded. */
let editors: DayEditors | null = null;

/**
 * Loads the editors of days. They are fetched for Add Time alone, in parallel with its metadata and before it opens, so that no other page
 * of this micro-frontend waits for them.
 * @throws NetworkError when they cannot be fetched
 */
export async function fetchDayEditors(): Promise<DayEditors> {
  if (editors) return editors;
  try {
    const [timeInput, times, shifts, units, allocations, amounts] = await Promise.all([
      import('mfe_widgets/time-input'),
      import('mfe_widgets/time-entry-editor'),
      import('mfe_widgets/shift-editor'),
      import('mfe_widgets/units-editor'),
      import('mfe_widgets/allocation-editor'),
      import('mfe_widgets/amount-field'),
    ]);
    editors = { timeInput, times, shifts, units, allocations, amounts };
    return editors;
  } catch (cause) {
    throw new NetworkError('The editors of days could not be fetched.', { cause });
  }
}

/** The editors of an open timecard. */
export function dayEditors(): DayEditors {
  if (!editors) throw new Error('A timecard was opened without the editors of its days.');
  return editors;
}
