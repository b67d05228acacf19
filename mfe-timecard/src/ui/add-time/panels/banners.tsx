import { Banner } from 'mfe_widgets/banner';
import { Button } from 'mfe_widgets/button';
import { useLayoutEffect } from 'react';
import { useText } from 'shared-session';
import { useModule } from 'shared-session/server-data';
import { isEditable } from '../../../domain/form/editable.ts';
import { leaveBanner } from '../../../domain/notices/leave-update.ts';
import { mealPeriods } from '../../../domain/notices/meal-periods.ts';
import { ENGAGEMENT_CANCELLED_TOKEN } from '../../../domain/server-errors/server-errors.ts';
import { useHost } from '../../page/host.tsx';
import { statusText } from '../../time-expense/status-text.ts';
import { loadActions } from '../actions/load-actions.ts';
import { LeaveEntryTools } from '../day/leave-entry-tools.tsx';
import { dayLabel } from '../day-label.ts';
import { leadTo } from '../field-ids.ts';
import { formatError } from '../issue-text.ts';
import { useTimecard, useTimecardStore } from '../timecard-context.tsx';
import { useCreationDate } from '../use-creation-date.ts';

/** Banners above the days: the server's errors, issues that block a save, leave updates, meal periods, read-only. */
export function Banners() {
  const t = useText();
  const metadata = useTimecard((state) => state.metadata);
  const leave = leaveBanner(metadata);
  // Errors come from what the actions do, whose script the page loads.
  const actions = useModule('timecard-actions', loadActions, false).module;
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
      {actions ? <actions.ErrorBanner /> : null}
      {leave ? (
        <Banner tone="warning" live="off" actions={<LeaveEntryTools />}>
          {t(leave)}
        </Banner>
      ) : null}
      {metadata.mealPeriodRules ? <MealPeriodNotices /> : null}
    </div>
  );
}

/** A submitted timecard is read-only here; its own page has the receipt and the history. */
function ReadOnly({ itemId, status }: { readonly itemId: number; readonly status: string | null }) {
  const t = useText();
  const host = useHost();
  const details = (
    <Button variant="link" onClick={() => host.go(`/worker/time-expense-detail/${itemId}`)}>
      {t('LBL_DETAILS')}
    </Button>
  );
  return (
    <Banner tone="info" live="off" title={t('LBL_READ_ONLY')} actions={itemId ? details : undefined}>
      {t('MSG_READ_ONLY', { status: status ? statusText(t, status) : '' })}
    </Banner>
  );
}

/** The reason why this period takes no timecard, shown before the user types a week into it. */
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
