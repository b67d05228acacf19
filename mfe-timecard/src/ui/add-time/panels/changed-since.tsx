import { useQuery } from '@tanstack/react-query';
import { useText } from 'shared-session';
import { changedDays } from '../../../domain/totals/changed-days.ts';
import { changedSinceSubmit } from '../../../domain/totals/changed-since-submit.ts';
import { receiptQuery } from '../../../state/server-data/receipt-query.ts';
import { dayLabel } from '../day-label.ts';
import { formatSent } from '../hours-text.ts';
import { dayByKey, useRules, useTimecard } from '../timecard-context.tsx';

/** The amounts of days now and before: at the last submission or, without one, the last save. */
export function ChangedSince() {
  const t = useText();
  const rules = useRules();
  const form = useTimecard((state) => state.form);
  const pristine = useTimecard((state) => state.pristine);
  const status = useTimecard((state) => state.metadata.status);
  const itemId = useTimecard((state) => state.metadata.billingItemId);
  // After a timecard is sent back and saved, the server's version is not the submitted one. A receipt does not count days.
  const countsDays = rules.template.showWorked || rules.template.showPeriodEntry;
  const asksReceipt = itemId > 0 && status === 'Saved' && !countsDays;
  const { data: receipt = null } = useQuery({ ...receiptQuery(itemId), enabled: asksReceipt });
  if (itemId === 0 || (receipt === null && form.days === pristine.days)) return null;
  const changed = receipt ? changedSinceSubmit(receipt.days, form, rules) : changedDays(pristine, form, rules);
  if (changed.length === 0) return null;
  const isSinceSubmit = status === 'Rejected' || receipt !== null;
  return (
    <div className="tc-changed">
      <h3>{t(isSinceSubmit ? 'LBL_CHANGED_SINCE_SUBMIT' : 'LBL_CHANGED_SINCE_SAVE')}</h3>
      <ul>
        {changed.map(({ day: key, before, now }) => {
          const day = dayByKey(form.days, key);
          return (
            <li key={key}>
              <span>{day ? dayLabel(t, day, form.days.length > 7) : key}</span>
              <span>
                <s>{formatSent(t, before, rules)}</s> → <b>{formatSent(t, now, rules)}</b>
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
