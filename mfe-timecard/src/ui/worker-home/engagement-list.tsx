import { Chip } from 'mfe_widgets/chip';
import { StatusBadge } from 'mfe_widgets/status-badge';
import { useId, useState } from 'react';
import type { EngagementItem } from 'shared-client/engagements';
import { useText } from 'shared-session';
import { formatDue } from 'shared-session/due';
import { hrefOf } from 'shared-session/routing';
import { isSearchable } from 'shared-session/typed-search';
import { findEngagements, SEARCH_ABOVE } from '../../domain/engagements/find-engagements.ts';
import { isEditable } from '../../domain/form/editable.ts';
import { addTimePath } from '../../state/add-time/entry-query.ts';
import { ActionLink } from '../page/action-link.tsx';
import { formatDateRange } from '../page/dates.ts';
import { engagementStatusLabel } from '../page/engagement-status.ts';

/**
 * The engagements, each with its current period and a link to its timecard. Many of them can be searched.
 *
 * @param listed the timecards that are listed as waiting, with their button: they get none here
 */
export function EngagementList({ list, listed }: { list: readonly EngagementItem[]; listed: ReadonlySet<number> }) {
  const t = useText();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [text, setText] = useState('');
  const shown = findEngagements(list, text);
  return (
    <section aria-labelledby={`${id}.title`}>
      <div className="tc-section-head">
        <h2 className="tc-section" id={`${id}.title`}>
          {t('LBL_YOUR_ENGAGEMENTS')}
        </h2>
        {list.length > SEARCH_ABOVE ? (
          <input
            type="search"
            className="tc-input tc-find"
            aria-label={t('LBL_FIND_ENGAGEMENT')}
            placeholder={t('LBL_FIND_ENGAGEMENT')}
            maxLength={150}
            value={typed}
            onChange={(event) => {
              setTyped(event.target.value);
              if (isSearchable(event)) setText(event.target.value);
            }}
            onCompositionEnd={({ currentTarget }) => setText(currentTarget.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
              setTyped('');
              setText('');
            }}
          />
        ) : null}
      </div>
      <p className="tc-hidden" role="status">
        {text.trim() !== '' ? t(shown.length > 0 ? 'LBL_ITEMS_COUNT' : 'MSG_NO_MATCHES', { count: shown.length }) : ''}
      </p>
      {shown.length > 0 ? (
        <ul className="tc-card tc-lines">
          {shown.map((engagement) => (
            <EngagementLine
              key={engagement.id}
              engagement={engagement}
              isListed={listed.has(engagement.billingItemId)}
            />
          ))}
        </ul>
      ) : (
        <p className="tc-card tc-pad tc-hint">{t('MSG_NO_MATCHES')}</p>
      )}
    </section>
  );
}

/** A cancelled engagement takes no new timecard; an existing one can still be viewed. */
function EngagementLine({ engagement, isListed }: { engagement: EngagementItem; isListed: boolean }) {
  const t = useText();
  const { billingItemId, billingItemStatus: status } = engagement;
  const editable = isEditable(status);
  const path = editable
    ? addTimePath({
        billingItemId: billingItemId || null,
        reqId: engagement.id,
        startDate: engagement.periodStartDate,
      })
    : `/worker/time-expense-detail/${billingItemId}`;
  const name = `tc.engagement.${engagement.id}`;
  return (
    <li className="tc-engagement-line">
      <div className="tc-line-main" id={name}>
        <h3>
          {engagement.jobTitle ?? engagement.reqName}
          {engagement.status === 'Filled' ? null : <Chip>{t(engagementStatusLabel(engagement.status))}</Chip>}
        </h3>
        <small>
          {[engagement.reqName, t('LBL_ENGAGEMENT_NUMBER', { id: engagement.id }), engagement.managerName]
            .filter(Boolean)
            .join(' · ')}
        </small>
        <MissingPeriods engagement={engagement} />
      </div>
      <div className="tc-engagement-period">
        <span>
          {engagement.periodStartDate && engagement.periodEndDate
            ? formatDateRange(engagement.periodStartDate, engagement.periodEndDate)
            : t('LBL_CURRENT_PERIOD')}
        </span>
        {engagement.dueAt && engagement.status !== 'Cancelled' ? <Due dueAt={engagement.dueAt} /> : null}
        {status ? (
          <StatusBadge status={status} />
        ) : engagement.status === 'Cancelled' ? null : (
          <Chip>{t('LBL_NOT_STARTED')}</Chip>
        )}
      </div>
      {!isListed && (billingItemId > 0 || engagement.status !== 'Cancelled') ? (
        <ActionLink to={path} of={name}>
          {t(!editable ? 'LBL_VIEW_TIMECARD' : billingItemId > 0 ? 'LBL_CONTINUE_TIMECARD' : 'LBL_TC_ADD_TIME')}
        </ActionLink>
      ) : null}
    </li>
  );
}

/** The number of missing periods that are named; further ones are counted. */
const NAMED = 2;

/** The periods that still need a timecard, the latest first, each with a link to it. */
function MissingPeriods({ engagement: { id, missingPeriods } }: { engagement: EngagementItem }) {
  const t = useText();
  if (missingPeriods.length === 0) return null;
  const more = missingPeriods.length - NAMED;
  return (
    <p className="tc-missing">
      <span>{t('LBL_MISSING_PERIODS')}</span>
      {missingPeriods
        .slice(-NAMED)
        .reverse()
        .map(({ periodStartDate, periodEndDate, dueAt }) => (
          <a key={periodStartDate} href={hrefOf(addTimePath({ reqId: id, startDate: periodStartDate }))}>
            {formatDateRange(periodStartDate, periodEndDate)}
            {dueAt ? (
              <>
                {' · '}
                <Due dueAt={dueAt} />
              </>
            ) : null}
          </a>
        ))}
      {more > 0 ? <span>{t('LBL_AND_MORE', { count: more })}</span> : null}
    </p>
  );
}

function Due({ dueAt }: { dueAt: string }) {
  const { text, isLate } = formatDue(useText(), dueAt);
  return <small data-late={isLate}>{text}</small>;
}
