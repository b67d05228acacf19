import { Button } from 'mfe_widgets/button';
import { Chip } from 'mfe_widgets/chip';
import { Select } from 'mfe_widgets/select';
import { useId, useRef, useState } from 'react';
import type { ApprovalItem, WaitingPeriod } from 'shared-client/approvals';
import { DUE_FILTERS } from 'shared-client/schema/approvals';
import { useText } from 'shared-session';
import { focusAfter } from 'shared-session/focus';
import {
  filterCount,
  isNarrowed,
  type ListState,
  RECENT_STATUSES,
  WAITING_REASONS,
  withoutFilters,
} from '../../../domain/list-state.ts';
import { formatRange } from '../../page/formats.ts';
import { SearchField, searchFieldIn } from '../../page/search-field.tsx';
import { HoursField } from './hours-field.tsx';

const VARIANCES = [
  ['unusual', 'LBL_VARIANCE_UNUSUAL'],
  ['over', 'LBL_VARIANCE_OVER'],
  ['under', 'LBL_VARIANCE_UNDER'],
  ['first', 'LBL_VARIANCE_FIRST'],
  ['usual', 'LBL_AS_USUAL'],
  ['identical', 'LBL_SAME_AS_LAST'],
  ['over-contract', 'LBL_VARIANCE_OVER_CONTRACT'],
  ['under-contract', 'LBL_VARIANCE_UNDER_CONTRACT'],
] as const;
const REASON_LABELS: Readonly<Record<(typeof WAITING_REASONS)[number], string>> = {
  'Pending Manager Approval': 'LBL_AP_REASON_PENDING_MANAGER_APPROVAL',
  'Pending MSP Review': 'LBL_AP_REASON_PENDING_MSP_REVIEW',
  'Pending Approval Routing': 'LBL_AP_REASON_PENDING_APPROVAL_ROUTING',
  'Pending Extension Approval': 'LBL_AP_REASON_PENDING_EXTENSION_APPROVAL',
  'Did Not Work': 'LBL_AP_REASON_DID_NOT_WORK',
};

interface FiltersProps {
  readonly state: ListState;
  readonly periods: readonly WaitingPeriod[];
  /** The list says whose approvers are absent. */
  readonly hasAbsence: boolean;
  /** The rows of the list, which have the names of the filtered worker and engagement. */
  readonly rows: readonly ApprovalItem[];
  readonly onChange: (state: ListState) => void;
}

/** The filters and the grouping of the list. All of them are in the URL. On a narrow screen they are behind a button. */
export function Filters({ state, periods, rows, hasAbsence, onChange }: FiltersProps) {
  const t = useText();
  const isTime = state.view === 'TIME';
  const change = (part: Partial<ListState>) => onChange({ ...state, ...part, page: 0 });
  const section = useRef<HTMLElement>(null);
  // The chip goes once the browser has told of the new URL, which is too late for the chip to move the focus.
  const clear = (part: Partial<ListState>) => {
    change(part);
    if (section.current) searchFieldIn(section.current)?.focus();
  };
  const ofView = periods.filter(({ type }) => type === state.view);
  const [first] = rows;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const set = filterCount(state);
  return (
    <section ref={section} className="ap-filters" aria-label={t('LBL_SEARCH_APPROVALS')}>
      <div className="ap-filter-text">
        <SearchField label={t('LBL_SEARCH_APPROVALS')} text={state.search} onSearch={(search) => change({ search })} />
      </div>
      <div className="ap-filter-button">
        <Button icon="filter" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          {set === 0 ? t('LBL_FILTERS') : t('LBL_FILTERS_COUNT', { count: set })}
        </Button>
      </div>
      <div id={id} className="ap-filter-more" data-open={isOpen}>
        {state.view === 'recent' ? null : (
          <Select
            label={t('LBL_AP_PERIOD')}
            hideLabel
            value={state.periodEndDate ?? ''}
            options={[
              { value: '', label: t('LBL_ALL_PERIODS') },
              ...[...new Map(ofView.map((one) => [one.periodEndDate, one])).values()].map((one) => ({
                value: one.periodEndDate,
                label: formatRange(one.periodStartDate, one.periodEndDate),
              })),
            ]}
            onChange={(period) => change({ periodEndDate: period || null })}
          />
        )}
        <StatusSelect state={state} onChange={change} />
        {state.view === 'recent' ? null : (
          <Select
            label={t('LBL_DUE')}
            hideLabel
            value={state.due ?? ''}
            options={[
              { value: '', label: t('LBL_ANY_DUE_DATE') },
              { value: 'late', label: t('LBL_IS_LATE') },
              { value: 'today', label: t('LBL_DUE_BY_TODAY') },
            ]}
            onChange={(chosen) => change({ due: DUE_FILTERS.find((one) => one === chosen) ?? null })}
          />
        )}
        {hasAbsence && state.view !== 'recent' ? (
          <Select
            label={t('LBL_APPROVER')}
            hideLabel
            value={state.absent ? 'absent' : ''}
            options={[
              { value: '', label: t('LBL_ANY_APPROVER') },
              { value: 'absent', label: t('LBL_APPROVER_ABSENT') },
            ]}
            onChange={(chosen) => change({ absent: chosen === 'absent' })}
          />
        ) : null}
        {isTime ? (
          <>
            <Select
              label={t('LBL_VARIANCE')}
              hideLabel
              value={state.variance ?? ''}
              options={[
                { value: '', label: t('LBL_ANY_VARIANCE') },
                ...VARIANCES.map(([value, label]) => ({ value, label: t(label) })),
              ]}
              onChange={(variance) =>
                change({ variance: VARIANCES.find(([value]) => value === variance)?.[0] ?? null })
              }
            />
            <HoursField
              label={t('LBL_HOURS_FROM')}
              hours={state.hoursMin}
              onHours={(hoursMin) => change({ hoursMin })}
            />
            <HoursField label={t('LBL_HOURS_TO')} hours={state.hoursMax} onHours={(hoursMax) => change({ hoursMax })} />
          </>
        ) : null}
        <div className="ap-grouping">
          <Select
            label={t('LBL_GROUPED_BY')}
            hideLabel
            value={state.grouping}
            options={[
              { value: 'period', label: `${t('LBL_GROUPED_BY')}: ${t('LBL_AP_PERIOD')}` },
              { value: 'worker', label: `${t('LBL_GROUPED_BY')}: ${t('LBL_WORKER')}` },
            ]}
            onChange={(grouping) => change({ grouping: grouping === 'worker' ? 'worker' : 'period' })}
          />
        </div>
        {state.workerId === null ? null : (
          <Chip onRemove={() => clear({ workerId: null })}>{first?.workerName ?? t('LBL_WORKER')}</Chip>
        )}
        {state.engagementId === null ? null : (
          <Chip onRemove={() => clear({ engagementId: null })}>{first?.reqName ?? String(state.engagementId)}</Chip>
        )}
        {isNarrowed(state) ? (
          <Button
            variant="quiet"
            onClick={({ currentTarget }) =>
              focusAfter(currentTarget, () => onChange(withoutFilters(state)), searchFieldIn)
            }
          >
            {t('LBL_RESET')}
          </Button>
        ) : null}
      </div>
    </section>
  );
}

/** The reason why an item waits; in recent activity, its status. */
function StatusSelect({ state, onChange }: { state: ListState; onChange: (part: Partial<ListState>) => void }) {
  const t = useText();
  const options =
    state.view === 'recent'
      ? RECENT_STATUSES.map((value) => ({ value, label: t(`LBL_AP_STATUS_${value.toUpperCase()}`) }))
      : WAITING_REASONS.map((value) => ({ value, label: t(REASON_LABELS[value]) }));
  return (
    <Select
      label={t('LBL_AP_STATUS')}
      hideLabel
      value={(state.view === 'recent' ? state.status : state.statusReason) ?? ''}
      options={[{ value: '', label: t('LBL_ANY_STATUS') }, ...options]}
      onChange={(chosen) =>
        onChange({
          status: RECENT_STATUSES.find((one) => one === chosen) ?? null,
          statusReason: WAITING_REASONS.find((one) => one === chosen) ?? null,
        })
      }
    />
  );
}
