import { useText } from 'shared-session';
import { changedDays } from '../../../domain/totals/changed-days.ts';
import { dayLabel } from '../day-label.ts';
import { formatSent } from '../hours-text.ts';
import { dayByKey, useRules, useTimecard } from '../timecard-context.tsx';

/** What days amount to now and did before, when the timecard was submitted or saved. */
export function ChangedSince() {
  const t = useText();
  const rules = useRules();
  const form = useTimecard((state) => state.form);
  const pristine = useTimecard((state) => state.pristine);
  const status = useTimecard((state) => state.metadata.status);
  const isNew = useTimecard((state) => state.metadata.billingItemId === 0);
  if (isNew || form.days === pristine.days) return null;
  const changed = changedDays(pristine, form, rules);
  if (changed.length === 0) return null;
  return (
    <div className="tc-changed">
      <h3>{t(status === 'Rejected' ? 'LBL_CHANGED_SINCE_SUBMIT' : 'LBL_CHANGED_SINCE_SAVE')}</h3>
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
