import type { SecondLook } from 'shared-client/approvals';
import { useText } from 'shared-session';
import { inHours } from 'shared-session/hours';
import { formatFacts } from 'shared-session/lists';
import { hrefOf } from 'shared-session/routing';
import { formatDate, formatHours } from '../page/formats.ts';
import { formatSpan } from './clock.ts';
import { ComparedDays } from './compared-days.tsx';

/** The worker's time in other engagements, and what of it is at the same time. */
export function Elsewhere({ look }: { readonly look: SecondLook }) {
  const t = useText();
  const { engagements, overlaps, hoursTwice, hasMoreElsewhere } = look;
  const isElsewhere = engagements.length > 0;
  return (
    <>
      {overlaps.length > 0 ? (
        <div className="ap-look-twice">
          <b>{t('MSG_AT_THE_SAME_TIME', { hours: formatHours(hoursTwice) })}</b>
          <ul>
            {overlaps.map((overlap) => (
              <li key={`${overlap.workedDate} ${overlap.startTime} ${overlap.jobTitle}`}>
                {[
                  formatFacts([formatDate(overlap.workedDate, 'day'), formatSpan(t, overlap)]),
                  overlap.jobTitle ?? t('LBL_UNNAMED_ENGAGEMENT'),
                ].join(' · ')}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      {isElsewhere ? (
        <ul className="ap-look-list">
          {engagements.map(({ billingItemId, jobTitle, reqName, clientName, hours, days }) => (
            <li key={billingItemId}>
              {billingItemId === null ? (
                <b>{t('LBL_UNNAMED_ENGAGEMENT')}</b>
              ) : (
                <a className="ap-look-link" href={hrefOf(`/worker/time-expense-detail/${billingItemId}`)}>
                  {jobTitle}
                </a>
              )}
              <small>
                {[
                  reqName,
                  clientName,
                  hours ? inHours(formatHours(hours)) : null,
                  t('LBL_AP_DAYS_COUNT', { count: days }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </li>
          ))}
        </ul>
      ) : null}
      {hasMoreElsewhere ? <p>{t('MSG_TIME_UNSEEN')}</p> : null}
      {isElsewhere || hasMoreElsewhere ? null : <p className="ap-look-quiet">{t('MSG_NO_TIME_ELSEWHERE')}</p>}
      {isElsewhere ? <ComparedDays look={look} isElsewhere /> : null}
    </>
  );
}
