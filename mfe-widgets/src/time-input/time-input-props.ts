import type { Bound } from 'shared-validators/clock';
import type { FieldProps } from '../internal/field/index.ts';
import type { TimeEcho } from './time-echo.ts';

export interface TimeInputProps extends Omit<FieldProps, 'optional'> {
  /** `HH:MM` of a 24-hour clock, `24:00` for the end of a day, `''` for none. Anything else is shown as it is, with the reason. */
  value: string;
  /** The new value as `HH:MM`; `''` as soon as any part is empty or the text is not understood. Midnight as an end is `24:00`. */
  onChange: (value: string) => void;
  /**
   * The field was left, or goes away, with text that is no time: what stands in it, `9:-- --`. Handed back as the value it stands there
   * again, with the reason; without this it is lost with the field.
   */
  onUnread?: (text: string) => void;
  onBlur?: () => void;
  /** Default false: a 12-hour clock with AM and PM. */
  use24HourClock?: boolean;
  /** Default `start`. Only an end can be 24:00. */
  bound?: Bound;
  /** `HH:MM` that the list scrolls to when there is no value. Default 09:00. */
  near?: string;
  /** Says under the field how what was typed was read. Default: unless `hideLabel` is set. */
  echo?: boolean;
  /** The same for a row that says more; null when there is nothing to say. */
  onEcho?: (echo: TimeEcho | null) => void;
}
