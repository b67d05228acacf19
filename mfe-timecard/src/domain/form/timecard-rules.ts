import type { TimecardTemplate } from 'shared-client/timecard-templates';

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
  /** Document 002, section 2.11: what the field is entered with. */
  readonly inputType: string;
  readonly required: boolean;
  readonly readOnly: boolean;
  readonly choices: readonly { readonly label: string; readonly value: string }[];
  readonly referenceListId: number | null;
  readonly help: string | null;
  /** Shown only while the field of this definition id has one of the answers. */
  readonly followsOn: { readonly definitionId: number; readonly answers: readonly string[] } | null;
}

/** What the rules need to know about a timecard and never changes while it is edited; read from its metadata. */
export interface TimecardRules {
  readonly template: TimecardTemplate;
  /** Decimals of hours (document 001, section 3: default 2). */
  readonly precision: number;
  readonly use24HourClock: boolean;
  readonly workPeriodStart: string;
  readonly eligibleForSickTime: boolean;
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
  readonly workedDates: readonly string[];
}
