import { Chip } from 'mfe_widgets/chip';
import { useId } from 'react';
import type { EngagementItem } from 'shared-client/engagements';
import { useText } from 'shared-session';
import { useModule } from 'shared-session/server-data';
import { findEngagements, SEARCH_ABOVE } from '../../../domain/engagements/find-engagements.ts';
import { formatDate } from '../../page/dates.ts';
import { engagementStatusLabel } from '../../page/engagement-status.ts';

/** Few people have so many engagements, so the page does not wait for it. */
const loadSearch = () => import('mfe_widgets/search-bar');

interface EngagementSelectorProps {
  readonly list: readonly EngagementItem[];
  readonly chosen: number | null;
  readonly onChoose: (id: number) => void;
}

/**
 * Engagement, job title, managers, status, accrued hours and its 'as of' date (docs: add-time#engagement-selector). A few engagements are
 * shown as a list, many are searched. Until the search is loaded, and without it, they are a list too.
 */
export function EngagementSelector({ list, chosen, onChoose }: EngagementSelectorProps) {
  const t = useText();
  const id = useId();
  const one = list.find((engagement) => engagement.id === chosen);
  const isLong = list.length > SEARCH_ABOVE;
  const { module: search } = useModule('search-bar', loadSearch, isLong);
  const choice = (
    <>
      <label htmlFor={id}>{t('LBL_ENGAGEMENT')}</label>
      <select
        id={id}
        className="tc-input tc-select"
        value={chosen ?? ''}
        onChange={(event) => onChoose(Number(event.target.value))}
      >
        {list.map((engagement) => (
          <option key={engagement.id} value={engagement.id}>
            {nameOf(engagement)}
          </option>
        ))}
      </select>
    </>
  );
  return (
    <div className="tc-engagement" data-search={isLong || undefined}>
      {isLong ? (
        <div className="tc-engagement-search">
          {search ? (
            <search.SearchBar
              label={t('LBL_ENGAGEMENT')}
              placeholder={t('LBL_FIND_ENGAGEMENT')}
              value={null}
              minimumCharacters={0}
              debounce={0}
              dropdown
              clearOnSelect
              search={async (text) =>
                findEngagements(list, text).map((each) => ({ label: nameOf(each), value: String(each.id) }))
              }
              onSelect={({ value }) => onChoose(Number(value))}
            />
          ) : (
            choice
          )}
        </div>
      ) : (
        choice
      )}
      {one ? (
        <p>
          {isLong ? <b>{nameOf(one)}</b> : null}
          <Chip>{t(engagementStatusLabel(one.status))}</Chip>
          {[
            one.managerName,
            one.accruedHours !== null && one.asOfDate
              ? t('LBL_ACCRUED_HOURS', { hours: one.accruedHours, date: formatDate(one.asOfDate, 'month-day') })
              : null,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      ) : null}
    </div>
  );
}

function nameOf({ jobTitle, reqName, id }: EngagementItem): string {
  return [jobTitle, reqName, id].filter(Boolean).join(' · ');
}
