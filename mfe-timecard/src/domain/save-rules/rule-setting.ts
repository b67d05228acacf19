import { parseClockTime } from 'shared-validators/clock';
import { choicesOf, type RuleSetting } from 'shared-validators/timecard';
import type { TimecardRules } from '../form/timecard-rules.ts';
import { memoizeWeak } from '../memoize-weak.ts';

/** The facts about a timecard for the rules that page and server share. */
export const ruleSettingOf: (rules: TimecardRules) => RuleSetting = memoizeWeak((rules: TimecardRules) => ({
  template: rules.template,
  precision: rules.precision,
  workDayStart: parseClockTime(rules.workPeriodStart) ?? 0,
  eligibleForPTO: rules.eligibleForPTO,
  eligibleForSickTime: rules.eligibleForSickTime,
  useShiftDifferential: rules.useShiftDifferential,
  choices: choicesOf(
    {
      eligibleForSickTime: rules.eligibleForSickTime,
      showPaidBreak: rules.showPaidBreak,
      trackingDaysOffApplicable: rules.trackingDaysOff,
      payroll: rules.payroll,
      shiftDifferentials: rules.shiftNames.map((shiftName) => ({ shiftName })),
      engMultiRates: rules.multiRates,
      engPieceTypes: rules.pieceTypes.map((type) => ({ type })),
      leaveTypes: rules.leaveTypeIds.map((leaveTypeId) => ({ leaveTypeId })),
    },
    rules.template,
    rules.stored,
  ),
}));
