import fc from 'fast-check';
import { type EditMetadata, type ErrorItem, editMetadata, timecardSavePayload } from 'shared-client/schema/billing';
import { TIMECARD_TEMPLATES } from 'shared-client/timecard-templates';
import { minutesToUnits } from 'shared-validators/amounts';
import { dayMinutes, isFilledDay, sumOfDays } from 'shared-validators/timecard';
import * as v from 'valibot';
import { checkTimecard } from '../../../../reference/reference-api/src/billing/rules/check-timecard.ts';
import { timecardOfPayload } from '../../../../reference/reference-api/src/billing/timecard/timecard-of-payload.ts';
import type { WorkedDay } from '../../../../reference/reference-api/src/billing/timecard/worked-day.ts';
import { workedDay, workedShift } from '../../../../reference/reference-api/src/sample-data/billing/billing-days.ts';
import { sampleMetadata, sampleSetting } from '../../../../reference/reference-api/src/testing/sample-metadata.ts';
import { anyChange } from '../../testing/changed-timecard.ts';
import { filledDays } from '../day/filled-day.ts';
import { workedDayOf } from '../day/worked-day.ts';
import { blankSpan } from '../form/blank.ts';
import type { DayForm, TimecardForm } from '../form/timecard-form.ts';
import type { TimecardRules } from '../form/timecard-rules.ts';
import { payloadOf } from '../mapping/form-to-payload.ts';
import { formOf } from '../mapping/metadata-to-form.ts';
import { rulesOf } from '../mapping/metadata-to-rules.ts';
import { matchErrors } from '../server-errors/match-errors.ts';
import { periodTotals } from '../totals/totals.ts';
import { allIssues, type ValidationIssue } from './index.ts';
import { issueOfRule } from './issue-of-rule.ts';
import { saidOnce } from './said-once.ts';
import { unsendableOf, whatCannotBeSent } from './what-cannot-be-sent.ts';

/** A Wednesday of a week without a holiday. */
const NOW = new Date('2026-11-18T20:00:00Z');
const RUNS = process.env.TEST_WIDE ? 500 : 25;

/** Two hours of unpaid leave on the second day of the period, and a full day of paid leave on the third. */
const leaveOn = ([, second = '', third = '']: readonly string[]) =>
  [
    { leave_date: second, start_time: '15:00', end_time: '17:00', minutes: 120, leave_type: 'Unpaid Leave' },
    { leave_date: third, start_time: '09:00', end_time: '17:00', minutes: 480, leave_type: 'PTO' },
  ].map((row, index) => ({
    ...row,
    id: 9000 + index,
    leave_request_id: 7000 + index,
    engagement_id: 1,
    leave_type_id: 361 + index,
    full_day_off: row.minutes === 480,
    canceled: false,
  }));

/** A timecard on both page and server: new, or stored with one or two worked days, with and without leave. */
function opened(templateId: number, isStored: boolean, hasLeave: boolean) {
  const plain = sampleSetting(templateId, NOW);
  const { template, workedDates } = plain;
  const setting = hasLeave ? { ...plain, leave: leaveOn(workedDates) } : plain;
  const stored: WorkedDay[] = !isStored
    ? []
    : template.showBillingItemShift
      ? workedDates.slice(0, 2).map((date, index) => workedShift(date, template, index + 1))
      : workedDates.slice(0, 2).map((date) => workedDay(date, template));
  const metadata: EditMetadata = v.parse(editMetadata, sampleMetadata(templateId, NOW, { stored, setting }));
  const rules = rulesOf(metadata, template);
  return { setting, stored, metadata, rules, form: formOf(metadata, rules) };
}

const said = ({ key, field }: ValidationIssue) => `${key} ${field ?? ''}`;
const sorted = (issues: readonly ValidationIssue[]) => [...new Set(issues.map(said))].sort();

/** An item of the server's response, in the page's words. */
const inWordsOfPage = (item: ErrorItem, day: DayForm, rules: TimecardRules) =>
  issueOfRule({ ...item, token: item.errorToken ?? '', rule: 0, ofAllocations: false }, day, rules);

/** Tokens that only the server returns. */
const OF_SERVER = /^ERR_WORKER_PTO|^ERR_BILLING_MAX_SHIFTS$/;

function compare(form: TimecardForm, { setting, stored, metadata, rules }: ReturnType<typeof opened>) {
  const payload = v.parse(timecardSavePayload, payloadOf(form, rules, metadata));
  const timecard = timecardOfPayload(payload, setting, stored);
  const answer = checkTimecard(timecard, 'save');
  const issues = allIssues(form, rules);
  const sent = filledDays(form.days, rules);
  // A shift that cannot be read is not sent. If it were, the server would leave it out before it numbers them.
  const numbered = sent.filter((day) => isFilledDay(workedDayOf(day, rules), rules.template));
  const { byDay } = matchErrors({ ...answer, errors: [] }, form.days, numbered);
  for (const day of form.days) {
    const ofPage = issues.filter((issue) => issue.day === day.key);
    const ofServer = (byDay[day.key] ?? []).map((item) => inWordsOfPage(item, day, rules));
    const saidOfServer = saidOnce(ofServer);
    const isSendable = whatCannotBeSent(day, rules).length === 0;
    const isAsked = isFilledDay(workedDayOf(day, rules), rules.template) && sent.includes(day);
    if (isSendable && isAsked) expect(sorted(saidOfServer)).toEqual(sorted(ofPage));
    // The page reports everything that the server would reject.
    else if (ofServer.length > 0) expect(ofPage).not.toEqual([]);
  }
  const ofItem = issues.filter((issue) => issue.day === undefined);
  const errors = answer.errors.filter((item) => !OF_SERVER.test(item.errorToken ?? ''));
  const isSendable =
    form.days.every((day) => whatCannotBeSent(day, rules).length === 0) &&
    form.allocations.every((row) => unsendableOf(row, 1, rules, undefined).length === 0);
  if (isSendable)
    expect([...new Set(errors.map((item) => item.errorToken === 'LBL_REQUIRED_FIELD'))]).toEqual([
      ...new Set(ofItem.map((issue) => issue.key === 'ERR_BILLING_ALLOCATION_REQUIRED')),
    ]);
  else if (errors.length > 0) expect(issues).not.toEqual([]);
  // The sent totals are the shown ones.
  const totals = periodTotals(form, rules);
  const minutes = sumOfDays(timecard.days.map((day) => dayMinutes(day, rules.template.showBillingItemShift)));
  for (const part of ['worked', 'overtime', 'doubletime', 'pto', 'sick', 'unpaid', 'holiday'] as const)
    expect([part, minutesToUnits(minutes[part], rules.precision)]).toEqual([part, totals[part]]);
}

describe('page and server say the same of a timecard, day by day, and add it up to the same (docs: saving#save-rules)', () => {
  test.each(TIMECARD_TEMPLATES)('$id: $name', ({ id }) => {
    const cases = [false, true].flatMap((isStored) => [false, true].map((leave) => opened(id, isStored, leave)));
    for (const one of cases) compare(one.form, one);
    const changes = fc.array(anyChange, { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(fc.nat(cases.length - 1), changes, (which, all) => {
        const one = cases[which] as (typeof cases)[number];
        compare(
          all.reduce((form, change) => change.to(form, one.rules), one.form),
          one,
        );
      }),
      { numRuns: RUNS },
    );
  });
});

test('a lunch within leave does not move what is said of a row to another', () => {
  const one = opened(33, false, true);
  const onLeave = one.form.days.find(({ spans }) => spans.some(({ fullDayOff }) => fullDayOff))?.key;
  const half = { ...blankSpan(''), end: '09:00' };
  const lunch = { ...blankSpan('Lunch'), start: '12:00', end: '12:00' };
  const days = one.form.days.map((day) => (day.key === onLeave ? { ...day, spans: [...day.spans, half, lunch] } : day));
  expect(onLeave).toBeDefined();
  compare({ ...one.form, days }, one);
});
