import {
  emptyList,
  isFilledDay,
  issuesOfDays,
  issuesOfItem,
  lacksNotes,
  type RuleIssue,
} from 'shared-validators/timecard';
import { isFilled } from '../day/filled-day.ts';
import { workedDayOf } from '../day/worked-day.ts';
import type { DayForm, TimecardForm } from '../form/timecard-form.ts';
import type { TimecardRules } from '../form/timecard-rules.ts';
import { itemAllocationsOf } from '../mapping/item-allocations.ts';
import { issueOfRule } from './issue-of-rule.ts';
import { ruleSettingOf } from './rule-setting.ts';
import { saidOnce } from './said-once.ts';
import { sickExcess } from './sick-excess.ts';
import { fieldOf, issue, type ValidationIssue } from './validation-issue.ts';
import { unsendableOf, whatCannotBeSent } from './what-cannot-be-sent.ts';

export type { ValidationIssue } from './validation-issue.ts';

/** An issue and the rule it comes from. */
interface Found {
  readonly rule: number;
  readonly issue: ValidationIssue;
}

/** Rule 1: at least one filled day, else "Submission List is Empty. Please enter details to Save." */
export function submissionListIsNotEmpty(form: TimecardForm, rules: TimecardRules): ValidationIssue[] {
  return form.days.some((day) => isFilled(day, rules)) ? [] : [issue(emptyList().token)];
}

/**
 * The issues of the given days, in the order of the rules (docs: saving#save-rules). The rules are the server's, applied to the payload;
 * the page adds input that cannot be sent.
 */
function foundOnDays(days: readonly DayForm[], rules: TimecardRules): Found[][] {
  const { template } = rules;
  const sent = days.map((day) => workedDayOf(day, rules));
  const asked = sent.map((day) => isFilledDay(day, template) || lacksNotes(day, template));
  const found = issuesOfDays(
    sent.filter((_, index) => asked[index]),
    ruleSettingOf(rules),
  ).values();
  return days.map((day, index) => {
    const ofRules = asked[index] ? (found.next().value ?? []) : [];
    const own = isFilled(day, rules) ? whatCannotBeSent(day, rules) : [];
    const all = merged(day, ofRules, own, rules);
    const once = new Set(saidOnce(all.map((one) => one.issue)));
    return all.filter((one) => once.has(one.issue));
  });
}

/** Reports a field once: unreadable text takes precedence over "required". */
function merged(day: DayForm, ofRules: readonly RuleIssue[], own: readonly ValidationIssue[], rules: TimecardRules) {
  const unread = new Map(own.filter(({ key }) => UNREAD_TIMES.has(key)).map((one) => [one.field, one]));
  const required = ofRules.map((one) => {
    const said = issueOfRule(one, day, rules);
    return { rule: one.rule, issue: (one.rule === 2 && unread.get(said.field)) || said };
  });
  const first = required.filter(({ rule }) => rule === 2);
  const named = new Set(first.map((one) => one.issue.field));
  const more = own.flatMap((one): Found[] => {
    if (one.field !== undefined && named.has(one.field)) return [];
    named.add(one.field);
    return [{ rule: 2, issue: one }];
  });
  return [...first, ...more, ...required.filter(({ rule }) => rule > 2)];
}

const UNREAD_TIMES: ReadonlySet<string> = new Set(['ERR_BILLING_TIME_NOT_READ', 'ERR_BILLING_MERIDIEM_MISSING']);

/** The issues of the allocations on a card for the whole period. */
function foundOnItem(form: TimecardForm, rules: TimecardRules): Found[] {
  const { template, workedDates } = rules;
  if (!template.showPeriodEntry) return [];
  const days = form.days.map((day) => workedDayOf(day, rules));
  const found = issuesOfItem(itemAllocationsOf(form, rules), days, ruleSettingOf(rules)).map(
    ({ rule, token, value, params }): Found => {
      const [, row = '', part = ''] = /\[(\d+)\]\.(\w+)/.exec(value ?? '') ?? [];
      const field = part === '' ? 'allocations' : fieldOf(form.allocations[Number(row)]?.key ?? '', part);
      if (token !== 'LBL_REQUIRED_FIELD') return { rule, issue: issue(token, { field }, { name: params[0] ?? '' }) };
      return {
        rule,
        issue: issue('ERR_BILLING_ALLOCATION_REQUIRED', { field }, { line: Number(row) + 1, field: part }),
      };
    },
  );
  const custom = form.allocations.flatMap((row, index) =>
    unsendableOf(row, index + 1, rules, workedDates.at(-1)).map((one) => ({ rule: 2, issue: one })),
  );
  return [...custom, ...found];
}

/** Everything that blocks a save, in the order of the rules. */
function allFound(form: TimecardForm, rules: TimecardRules): Found[] {
  const empty = submissionListIsNotEmpty(form, rules).map((one) => ({ rule: 1, issue: one }));
  return [...empty, ...foundOnDays(form.days, rules).flat(), ...foundOnItem(form, rules)].sort(
    (one, other) => one.rule - other.rule,
  );
}

/** Everything that blocks a save, in the order of the rules. The live checklist shows it. */
export function allIssues(form: TimecardForm, rules: TimecardRules): ValidationIssue[] {
  return allFound(form, rules).map((one) => one.issue);
}

/**
 * The issues that block a save on one day, in the order of the rules. A date with several shifts, and the allocations of a card for the
 * whole period, are checked as a whole ({@link allIssues}).
 */
export function issuesOfDay(day: DayForm, rules: TimecardRules): ValidationIssue[] {
  return foundOnDays([day], rules)
    .flat()
    .map((one) => one.issue);
}

/** The issues of the first broken rule, at which a save or submit stops. Empty if the timecard may be saved. */
export function saveIssues(form: TimecardForm, rules: TimecardRules): ValidationIssue[] {
  const found = allFound(form, rules);
  return found.filter((one) => one.rule === found[0]?.rule).map((one) => one.issue);
}

/**
 * The issues that block a submit: it also requires the certification of accuracy and, if sick time exceeds its balance, the acknowledgement
 * of that.
 */
export function submitIssues(form: TimecardForm, rules: TimecardRules): ValidationIssue[] {
  const issues = saveIssues(form, rules);
  return issues.length > 0
    ? issues
    : acknowledgements(form, rules).flatMap(({ done, issue: one }) => (done ? [] : [one]));
}

/** The acknowledgements required before submitting, and whether each was given. `excess` is the number of sick hours beyond the balance. */
export function acknowledgements(
  form: TimecardForm,
  rules: TimecardRules,
  excess = sickExcess(form, rules),
): { done: boolean; issue: ValidationIssue }[] {
  const certify = issue('ERR_BILLING_CERTIFY_REQUIRED', { field: 'acknowledged' });
  const sick = issue('ERR_BILLING_SICK_EXCESS_REQUIRED', { field: 'sickExcessAcknowledged' });
  return [
    { done: form.acknowledged, issue: certify },
    ...(excess > 0 ? [{ done: form.sickExcessAcknowledged, issue: sick }] : []),
  ];
}
