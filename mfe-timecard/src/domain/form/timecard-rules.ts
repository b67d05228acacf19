import type { CustomFieldDefinition } from 'shared-client/schema/custom-fields';
import type { TimecardTemplate } from 'shared-client/timecard-templates';
import type { StoredNames } from 'shared-validators/timecard';

/** A rate of the engagement beside plain labor. */
export interface MultiRate {
  readonly type: string;
  readonly showOTDT: boolean;
}

/** A custom field every cost allocation carries. */
export interface CustomField {
  /** `reqBillCostAllocId` of the values. */
  readonly id: number;
  /** Id of the definition, which follow-on rules name. */
  readonly definitionId: number;
  readonly label: string;
  readonly required: boolean;
  /** The definition from the service: the control, the accepted values, the follow-on fields. */
  readonly definition: CustomFieldDefinition;
}

/** The custom values of one allocation by definition id, with follow-on fields and validation. */
export interface AllocationValues {
  /** A visible field; a hidden one is empty and has no error. */
  field(id: number): { readonly visible: boolean; readonly value: string; readonly errorKey: string | undefined };
  /** Sets a value, and shows, hides and clears the follow-on fields. */
  change(id: number, value: string): void;
  /** Values of the visible fields. */
  values(): ReadonlyMap<number, string>;
  /** Visible fields with an error, in their order. */
  errors(): readonly { id: number; errorKey: string }[];
}

/**
 * Opens the custom values of one allocation. `workedDate` (ISO) is the day on which reference values must be active; without it all values
 * count.
 */
export type OpenCustomValues = (entered: ReadonlyMap<number, string>, workedDate?: string) => AllocationValues;

/** The facts of a timecard that the rules need and that editing does not change; read from its metadata. */
export interface TimecardRules {
  readonly template: TimecardTemplate;
  /** Decimals of hours (docs: formats#hour-precision), 2 by default. */
  readonly precision: number;
  readonly use24HourClock: boolean;
  readonly workPeriodStart: string;
  readonly eligibleForSickTime: boolean;
  /** Accrued sick hours in units; null if there is no sick balance. */
  readonly sickBalance: number | null;
  readonly eligibleForPTO: boolean;
  readonly eligibleForDNW: boolean;
  readonly displaySickDay: boolean;
  readonly payroll: boolean;
  readonly showPaidBreak: boolean;
  readonly trackingDaysOff: boolean;
  readonly useShiftDifferential: boolean;
  readonly shiftNames: readonly string[];
  readonly multiRates: readonly MultiRate[];
  readonly pieceTypes: readonly string[];
  readonly customFields: readonly CustomField[];
  /** null if allocations carry no custom fields. */
  readonly openCustomValues: OpenCustomValues | null;
  readonly leaveTypeIds: readonly number[];
  /** Minutes of work on the engagement's default day; null if it has none. */
  readonly usualMinutes: number | null;
  /** The days as stored. Values that were chosen there stay valid. */
  readonly stored: readonly StoredNames[];
  readonly workedDates: readonly string[];
}
