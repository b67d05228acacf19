import { Chip } from 'mfe_widgets/chip';
import { useId } from 'react';
import type { EngagementItem } from 'shared-client/engagements';
import { useText } from 'shared-session';
import { formatDate } from '../page/dates.ts';
import { engagementStatusLabel } from '../page/engagement-status.ts';

interface EngagementSelectorProps {
  readonly list: readonly EngagementItem[];
  readonly chosen: number | null;
  readonly onChoose: (id: number) => void;
}

/** Engagement, job title, managers, status, accrued hours and its 'as of' date (docs: add-time#engagement-selector). */
export function EngagementSelector({ list, chosen, onChoose }: EngagementSelectorProps) {
  const t = useText();
  const id = useId();
  const one = list.find((engagement) => engagement.id === chosen);
  return (
    <div className="tc-engagement">
      <label htmlFor={id}>{t('LBL_ENGAGEMENT')}</label>
      <select
        id={id}
        className="tc-select"
        value={chosen ?? ''}
        onChange={(event) => onChoose(Number(event.target.value))}
      >
        {list.map((engagement) => (
          <option key={engagement.id} value={engagement.id}>
            {[engagement.jobTitle, engagement.reqName, engagement.id].filter(Boolean).join(' · ')}
          </option>
        ))}
      </select>
      {one ? (
        <p>
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
