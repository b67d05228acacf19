import fc from 'fast-check';
import { type EditMetadata, editMetadata, timecardSavePayload } from 'shared-client/schema/billing';
import { TIMECARD_TEMPLATES } from 'shared-client/timecard-templates';
import { ruledWeeks } from 'shared-validators/timecard';
import * as v from 'valibot';
import { overtimeRuleOf } from '../../../../reference/reference-api/src/billing/read/metadata.ts';
import {
  overtimeErrors,
  ruleOf as serverRuleOf,
} from '../../../../reference/reference-api/src/billing/rules/overtime.ts';
import { timecardOfPayload } from '../../../../reference/reference-api/src/billing/timecard/timecard-of-payload.ts';
import { overtimeRules } from '../../../../reference/reference-api/src/sample-data/engagements/work-rules.ts';
import { sampleMetadata, sampleSetting } from '../../../../reference/reference-api/src/testing/sample-metadata.ts';
import { anyChange } from '../../testing/changed-timecard.ts';
import { workedDayOf } from '../day/worked-day.ts';
import type { TimecardForm } from '../form/timecard-form.ts';
import { payloadOf } from '../mapping/form-to-payload.ts';
import { formOf } from '../mapping/metadata-to-form.ts';
import { rulesOf } from '../mapping/metadata-to-rules.ts';
import { whatCannotBeSent } from '../save-rules/what-cannot-be-sent.ts';
import { addDays } from '../time/calendar-day.ts';
import { explained } from './explained.ts';
import { ruleOf } from './overtime-facts.ts';

/** The Wednesday of a week with a holiday. */
const NOW = new Date('2026-11-25T20:00:00Z');
const RUNS = process.env.TEST_WIDE ? 500 : 25;

const limit = (...minutes: number[]) => fc.constantFrom(null, ...minutes);
const anyRule = fc.record({
  weekly_ot_minutes: limit(480, 1000, 2400),
  weekly_dt_minutes: limit(700, 1500),
  daily_ot_minutes: limit(440, 480),
  daily_dt_minutes: limit(725),
  specific_day_ot: fc.constantFrom(null, 'Saturday'),
  specific_day_dt: fc.constantFrom(null, 'Tuesday'),
  seven_day_rule: fc.boolean(),
  count_holiday: fc.boolean(),
});

/** Hours allocated on a day; `anyChange` may still invalidate them. */
const anySplit = fc.record({
  regularHours: fc.constantFrom('0', '7.33', '8', '9', '12'),
  overtimeHours: fc.constantFrom('0', '0', '1', '4', '9'),
  doubletimeHours: fc.constantFrom('0', '0', '0', '1.5'),
});

/** The weeks in which something was allocated, or in which a holiday counts. */
const weeksOf = (...given: Parameters<typeof ruledWeeks>) =>
  ruledWeeks(...given)
    .filter(({ counted }) => counted.overtime + counted.doubletime > 0)
    .sort((one, other) => one.start.localeCompare(other.start));

const SPLIT = TIMECARD_TEMPLATES.filter(({ allocationType }) => /^ot_/.test(allocationType));

describe('what the page says of overtime is what the server refuses (docs: add-time#totals-explained, time-entry#daily-overtime, time-entry#weekly-overtime)', () => {
  test.each(SPLIT)('$id: $name', ({ id }) => {
    const plain = sampleSetting(id, NOW);
    fc.assert(
      fc.property(
        anyRule,
        fc.constantFrom(0, 1, 2),
        fc.constantFrom('Monday', 'Sunday', 'Thursday'),
        fc.array(anySplit, { maxLength: 14 }),
        fc.array(anyChange, { maxLength: 3 }),
        (limits, precision, firstWeekday, splits, changes) => {
          const overtimeRule = { ...(overtimeRules[0] as (typeof overtimeRules)[number]), ...limits };
          const workPeriod = { ...plain.engagement.workPeriod, day_of_week: firstWeekday };
          const engagement = { ...plain.engagement, overtimeRule, workPeriod, hour_decimal_precision: precision };
          const setting = { ...plain, engagement };
          const metadata: EditMetadata = v.parse(editMetadata, sampleMetadata(id, NOW, { setting }));
          const rules = rulesOf(metadata, setting.template);
          const blank = formOf(metadata, rules);
          const days = blank.days.map((day, index) => ({
            ...day,
            daily: true,
            allocations: day.allocations.map((row) => ({ ...row, ...splits[index] })),
          }));
          const form = changes.reduce<TimecardForm>((now, change) => change.to(now, rules), { ...blank, days });
          fc.pre(form.days.every((day) => whatCannotBeSent(day, rules).length === 0));
          const payload = v.parse(timecardSavePayload, payloadOf(form, rules, metadata));
          const timecard = timecardOfPayload(payload, setting, []);
          const ofServer = weeksOf(timecard.days, serverRuleOf(overtimeRule), timecard.weekFirstDay);
          const worked = form.days.map((day) => workedDayOf(day, rules));
          expect(weeksOf(worked, ruleOf(overtimeRuleOf(overtimeRule)), firstWeekday)).toEqual(ofServer);
          const answer = overtimeErrors(timecard);
          const figures = (['overtime', 'doubletime'] as const).map((figure) =>
            explained(figure, form.days, rules, metadata.overtimeRule, metadata.workPeriod?.dayOfWeek ?? undefined),
          );
          // More of one kind is required, or overtime hours are on a double-time day.
          const short = figures.flatMap(({ lines }) =>
            lines.filter(({ amount, expected }) => expected !== undefined && expected > amount),
          );
          const dates = new Set(
            short.map(({ day: key }) => form.days.find((day) => day.key === key)?.workedDate ?? key),
          );
          expect([...answer.byDate.keys()].filter((date) => !dates.has(date))).toEqual([]);
          const weeks = figures.flatMap(({ weeks: all }) => all.filter(({ expected }) => expected !== undefined));
          const refused = answer.errors.map(({ errorText }) => /week of ([\d-]+)/.exec(errorText ?? '')?.[1]);
          // A week may be too long because of one wrong day, which the page reports on the day.
          const saidOf = (start = '') => [...dates].some((date) => date >= start && date <= addDays(start, 6));
          expect(refused.filter((start) => !weeks.some((week) => week.start === start) && !saidOf(start))).toEqual([]);
          // If the page reports nothing, the server rejects nothing.
          if (dates.size === 0 && weeks.length === 0) expect([answer.byDate.size, answer.errors]).toEqual([0, []]);
        },
      ),
      { numRuns: RUNS },
    );
  });
});
