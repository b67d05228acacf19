import { type EditMetadata, editMetadata } from 'shared-client/schema/billing';
import { TIMECARD_TEMPLATES, type TimecardTemplate } from 'shared-client/timecard-templates';
import * as v from 'valibot';
import { blankDay, blankSpan } from '../form/blank.ts';
import type { DayForm, SpanForm, TimecardForm } from '../form/timecard-form.ts';
import type { TimecardRules } from '../form/timecard-rules.ts';
import { rulesOf } from '../mapping/metadata-to-rules.ts';

/** Monday of the sample week. */
export const MONDAY = '2026-11-16';
export const TUESDAY = '2026-11-17';
export const WEEK = ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19', '2026-11-20', '2026-11-21', '2026-11-22'];

/** The first template of the catalogue with the wanted properties. */
export function templateWith(wanted: Partial<TimecardTemplate>): TimecardTemplate {
  const found = TIMECARD_TEMPLATES.find((template) =>
    Object.entries(wanted).every(([name, value]) => template[name as keyof TimecardTemplate] === value),
  );
  if (!found) throw new Error(`No template has ${JSON.stringify(wanted)}.`);
  return found;
}

/** Metadata of a new weekly timecard; `changes` is the part that the test is about. */
export function metadataOf(changes: Partial<v.InferInput<typeof editMetadata>> = {}): EditMetadata {
  return v.parse(editMetadata, {
    billingItemId: 0,
    version: 0,
    engagementId: 48213,
    timecardTemplateId: 0,
    earningsEndDate: '2026-11-22',
    periodStartDate: MONDAY,
    workedDates: WEEK,
    workPeriod: { id: 1, type: 'Weekly', startTime: '00:00' },
    eligibleForDNW: true,
    allowTimecardSubmit: true,
    clientTimeZone: 'America/New_York',
    ...changes,
  });
}

/** Rules of a template; `changes` override its metadata. */
export function rules(
  template: Partial<TimecardTemplate> = { id: 0 },
  changes: Partial<TimecardRules> = {},
): TimecardRules {
  const found = templateWith(template);
  return { ...rulesOf(metadataOf({ timecardTemplateId: found.id }), found), ...changes };
}

/** A span of a day. */
export function span(start: string, end: string, type = 'Labor', changes: Partial<SpanForm> = {}): SpanForm {
  return { ...blankSpan(type), start, end, ...changes };
}

/** A leave-system entry. */
export function leave(start = '09:00', end = '17:00', fullDayOff = false): SpanForm {
  return span(start, end, 'PTO', { source: 'CERIDIAN', leaveRequestId: 7, leaveType: 'Vacation', fullDayOff });
}

/** A day of the sample week. */
export function day(of: TimecardRules, changes: Partial<DayForm> = {}, date = MONDAY): DayForm {
  return { ...blankDay(of, date), ...changes };
}

/** A timecard with the given days. */
export function form(...days: DayForm[]): TimecardForm {
  return {
    days,
    allocations: [],
    attachments: [],
    bypassLeaveValidation: false,
    acknowledged: false,
    sickExcessAcknowledged: false,
    entireNotWork: false,
  };
}
