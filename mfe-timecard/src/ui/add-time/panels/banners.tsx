import { Banner } from 'mfe_widgets/banner';
import { Button } from 'mfe_widgets/button';
import { Checkbox } from 'mfe_widgets/checkbox';
import { useLayoutEffect, useState } from 'react';
import { useText } from 'shared-session';
import { isEditable } from '../../../domain/form/editable.ts';
import { leaveBanner } from '../../../domain/notices/leave-update.ts';
import { mealPeriods } from '../../../domain/notices/meal-periods.ts';
import { placesOf } from '../../../domain/save-rules/places-of.ts';
import {
  ENGAGEMENT_CANCELLED_TOKEN,
  OVERTIME_RULE_TOKEN,
  offersLeaveBypass,
  WORK_PERIOD_TOKENS,
} from '../../../domain/server-errors/match-errors.ts';
import { useHost } from '../../page/host.tsx';
import { LeaveEntryTools } from '../day/leave-entry-tools.tsx';
import { dayLabel } from '../day-label.ts';
import { RuleDialogs } from '../dialogs/rule-dialogs.tsx';
import { leadTo } from '../field-ids.ts';
import { formatError, formatIssue } from '../issue-text.ts';
import { dayByKey, useDayKeys, useTimecard, useTimecardStore } from '../timecard-context.tsx';
import { useCreationDate } from '../use-creation-date.ts';

/** Banners above the days: what the server refused, what stops a save, leave updates, meal periods, read-only. */
export function Banners() {
  const t = useText();
  const metadata = useTimecard((state) => state.metadata);
  const leave = leaveBanner(metadata);
  return (
    <div className="tc-banners">
      {isEditable(metadata.status, metadata.rejectionKind) ? null : (
        <ReadOnly itemId={metadata.billingItemId} status={metadata.status} />
      )}
      {metadata.status === 'Rejected' && metadata.rejectionReason ? (
        <Banner
          tone="error"
          live="off"
          title={t(metadata.rejectionKind === 'REFUSED' ? 'ERR_BILLING_REFUSED' : 'MSG_STATUS_REJECTED')}
        >
          {metadata.rejectionReason}
        </Banner>
      ) : null}
      <NotToBeCreated />
      <ErrorBanner />
      {leave ? (
        <Banner tone="warning" live="off" actions={<LeaveEntryTools />}>
          {t(leave)}
        </Banner>
      ) : null}
      {metadata.mealPeriodRules ? <MealPeriodNotices /> : null}
    </div>
  );
}

const STATUS_LABELS: Readonly<Record<string, string>> = {
  Pending: 'LBL_STATUS_PENDING',
  Approved: 'LBL_STATUS_APPROVED',
  Processed: 'LBL_STATUS_PROCESSED',
  Rejected: 'LBL_STATUS_REJECTED',
};

/** What was submitted is only read here; its page has the receipt and the history. */
function ReadOnly({ itemId, status }: { readonly itemId: number; readonly status: string | null }) {
  const t = useText();
  const host = useHost();
  const label = STATUS_LABELS[status ?? ''];
  const details = (
    <Button variant="link" onClick={() => host.go(`/worker/time-expense-detail/${itemId}`)}>
      {t('LBL_DETAILS')}
    </Button>
  );
  return (
    <Banner tone="info" live="off" title={t('LBL_READ_ONLY')} actions={itemId ? details : undefined}>
      {t('MSG_READ_ONLY', { status: label ? t(label) : (status ?? '') })}
    </Banner>
  );
}

/** Why this period takes no timecard: said before a week is typed into it. */
function NotToBeCreated() {
  const t = useText();
  const store = useTimecardStore();
  const errors = useCreationDate();
  const refused = errors.some((error) => error.errorToken === ENGAGEMENT_CANCELLED_TOKEN);
  useLayoutEffect(() => store.setState({ refused }), [store, refused]);
  return errors.length > 0 ? (
    <Banner tone="error">{errors.map((error) => formatError(t, error)).join(' ')}</Banner>
  ) : null;
}

/** The error banner: errors of the whole timecard, dismissible, with links to the rules they speak of. */
function ErrorBanner() {
  const t = useText();
  const store = useTimecardStore();
  const errors = useTimecard((state) => state.serverErrors);
  const issues = useTimecard((state) => state.shownIssues);
  const keys = useDayKeys();
  const bypass = useTimecard((state) => state.form.bypassLeaveValidation);
  const [rule, setRule] = useState<'work-period' | 'overtime-rule' | null>(null);
  const all = [...errors.banner, ...Object.values(errors.byDay).flat()];
  const failedDays = keys.filter((key) => (errors.byDay[key]?.length ?? 0) > 0);
  /** What a day is called never changes while it stands on the page. */
  const nameOf = (key: string | undefined) => {
    const day = key === undefined ? undefined : dayByKey(store.getState().form.days, key);
    return day ? dayLabel(t, day, keys.length > 7) : '';
  };
  const places = placesOf(issues).map((place) => ({ ...place, name: nameOf(place.first.day) }));
  /** An issue of a day may speak of a rule, whichever of them is led to. */
  const ruleOf = (day: string | undefined) =>
    issues.find((one) => one.day === day && WORK_PERIOD_TOKENS.includes(one.key))?.key ?? null;
  const link = (token: string | null) => {
    const target = WORK_PERIOD_TOKENS.includes(token ?? '')
      ? 'work-period'
      : token === OVERTIME_RULE_TOKEN
        ? 'overtime-rule'
        : null;
    return target ? (
      <>
        {' '}
        <Button variant="link" size="small" onClick={() => setRule(target)}>
          {t('LBL_CLICK_HERE')}
        </Button>
      </>
    ) : null;
  };
  return (
    <>
      {all.length + issues.length > 0 ? (
        <div id="tc.errors" tabIndex={-1}>
          <Banner
            tone="error"
            onDismiss={() => store.setState({ shownIssues: [], serverErrors: { ...errors, banner: [] } })}
          >
            <ul className="tc-errors">
              {places.map(({ name, first, count }) => (
                <li key={`${first.day} ${first.field}`}>
                  <button
                    type="button"
                    className="tc-link"
                    onClick={(event) => leadTo(store, event.currentTarget, first.day, first.field)}
                  >
                    {name === '' ? formatIssue(t, first) : t('MSG_TO_MEND_ON_DAY', { day: name, count })}
                  </button>
                  {link(ruleOf(first.day))}
                </li>
              ))}
              {errors.banner.map((error) => (
                <li key={`${error.errorToken} ${error.errorText} ${error.value}`}>
                  {formatError(t, error)}
                  {link(error.errorToken)}
                </li>
              ))}
              {failedDays.map((key) => (
                <li key={key}>
                  <button
                    type="button"
                    className="tc-link"
                    onClick={(event) => leadTo(store, event.currentTarget, key, undefined)}
                  >
                    {nameOf(key)}
                  </button>
                  {': '}
                  {(errors.byDay[key] ?? []).map((error) => formatError(t, error)).join(' ')}
                  {(errors.byDay[key] ?? []).map((error) => link(error.errorToken)).find((one) => one !== null) ?? null}
                </li>
              ))}
            </ul>
            {offersLeaveBypass(errors) ? (
              <Checkbox
                label={t('LBL_BYPASS_LEAVE')}
                checked={bypass}
                onChange={(on) => store.setState(({ form }) => ({ form: { ...form, bypassLeaveValidation: on } }))}
              />
            ) : null}
          </Banner>
        </div>
      ) : null}
      {errors.warnings.length > 0 ? (
        <Banner tone="warning" onDismiss={() => store.setState({ serverErrors: { ...errors, warnings: [] } })}>
          <ul className="tc-errors">
            {errors.warnings.map((error) => (
              <li key={`${error.errorToken} ${error.value}`}>{formatError(t, error)}</li>
            ))}
          </ul>
        </Banner>
      ) : null}
      <RuleDialogs open={rule} onClose={() => setRule(null)} />
    </>
  );
}

/** Two California meal-period notices: the 5-hour and the 10-hour rule. */
function MealPeriodNotices() {
  const t = useText();
  const store = useTimecardStore();
  const days = useTimecard((state) => state.form.days);
  const notice = (day: (typeof days)[number], title: string, why: string) => (
    <Banner key={`${day.key} ${title}`} tone="warning" title={t(title, { day: dayLabel(t, day, days.length > 7) })}>
      {t(why)}{' '}
      <button
        type="button"
        className="tc-link"
        onClick={(event) => leadTo(store, event.currentTarget, day.key, undefined)}
      >
        {t('LBL_GO_TO_DAY', { day: dayLabel(t, day, days.length > 7) })}
      </button>
    </Banner>
  );
  const first = days.find((day) => mealPeriods(day).first === 'missing');
  const second = days.find((day) => mealPeriods(day).second === 'missing');
  return (
    <>
      {first ? notice(first, 'MSG_MEAL_5', 'MSG_MEAL_5_WHY') : null}
      {second ? notice(second, 'MSG_MEAL_10', 'MSG_MEAL_10_WHY') : null}
    </>
  );
}
