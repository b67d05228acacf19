import type { Bound } from 'shared-validators/clock';
import type { FieldProps } from '../internal/field/index.ts';
import type { TimeEcho } from './time-echo.ts';

export interface TimeInputProps extends Omit<FieldProps, 'optional'> {
  /** `HH:MM` of a 24-hour clock, `24:00` for the end of a day, `''` for none. Anything else is shown as it is, with the reason. */
  value: string;
  /**
   * Called with the new value as `HH:MM`; `''` as soon as any part is empty or the text is not understood. Midnight as an end is `24:00`.
   */
  onChange: (value: string) => void;
  /**
   * Called when the field is left or removed with text that is not a time, such as `9:-- --`. Passed back as the value, it is shown again
   * with the reason; without this the text is lost with the field.
   */
  onUnread?: (text: string) => void;
  onBlur?: () => void;
  /** Default false: a 12-hour clock with AM and PM. */
  use24HourClock?: boolean;
  /** Default `start`. Only an end can be 24:00. */
  bound?: Bound;
  /** `HH:MM` to which the list scrolls if there is no value. Default 09:00. */
  near?: string;
  /** Shows below the field how the typed text was read. Default true, unless `hideLabel` is set. */
  echo?: boolean;
  /** Called with the same information for a row that shows more; null if there is nothing to show. */
  onEcho?: (echo: TimeEcho | null) => void;
}
