import { inMinutes } from 'shared-validators/timecard';
import type { TimecardForm } from '../form/timecard-form.ts';
import type { TimecardRules } from '../form/timecard-rules.ts';
import { allocationPayload } from './allocation-form.ts';

/** The allocations of the whole item, in the shape of the rules that page and server share. */
export const itemAllocationsOf = (form: Pick<TimecardForm, 'allocations'>, rules: TimecardRules) =>
  form.allocations.map((row) => inMinutes(allocationPayload(row, rules)));
