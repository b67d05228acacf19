import { Button } from 'mfe_widgets/button';
import { Chip } from 'mfe_widgets/chip';
import { Select } from 'mfe_widgets/select';
import { memo, useId, useRef, useState } from 'react';
import type { ApprovalItem, WaitingPeriod } from 'shared-client/approvals';
import { DUE_FILTERS } from 'shared-client/schema/approvals';
import { useText } from 'shared-session';
import { focusAfter } from 'shared-session/focus';
import {
  filterCount,
  isNarrowed,
  type ListState,
  RARE_FILTERS,
  RECENT_STATUSES,
  WAITING_REASONS,
  withoutFilters,
} from '../../../domain/list-state.ts';
import { formatRange } from '../../page/formats.ts';
import { SearchField, searchFieldIn } from '../../page/search-field.tsx';
import { useWide } from '../../page/use-wide.ts';
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

/** The width at which the usual filters stand beside the search. */
const BESIDE = '(min-width: 60em)';

type Change = (part: Partial<ListState>) => void;

interface FiltersProps {
  readonly state: ListState;
  readonly periods: readonly WaitingPeriod[];
  /** The list says whose approvers are absent. */
  readonly hasAbsence: boolean;
  /** The rows of the list, which have the names of the filtered worker and engagement. */
  readonly rows: readonly ApprovalItem[];
  readonly onChange: (state: ListState) => void;
}

/**
 * The filters and the grouping of the list. All of them are in the URL. The rare filters of timecards are behind a button; on a narrow screen, all
 * but the search.
 */
export const Filters = memo(function Filters({ state, periods, rows, hasAbsence, onChange }: FiltersProps) {
  const t = useText();
  const isTime = state.view === 'TIME';
  const isWide = useWide(BESIDE);
  const change: Change = (part) => onChange({ ...state, ...part, page: 0 });
  const section = useRef<HTMLElement>(null);
  // The chip goes once the browser has told of the new URL, which is too late for the chip to move the focus.
  const clear: Change = (part) => {
    change(part);
    if (section.current) searchFieldIn(section.current)?.focus();
  };
  const [first] = rows;
  const set = filterCount(state, isWide ? RARE_FILTERS : undefined);
  const [isOpen, setOpen] = useState(isWide && set > 0);
  const id = useId();
  const status = <StatusSelect state={state} onChange={change} />;
  const usual = (
    <>
      {state.view === 'recent' ? null : (
        <>
          <PeriodSelect state={state} periods={periods} onChange={change} />
          <DueSelect state={state} onChange={change} />
          {hasAbsence ? <AbsenceSelect state={state} onChange={change} /> : null}
        </>
      )}
      {isTime ? null : status}
      <GroupingSelect state={state} onChange={change} />
    </>
  );
  return (
    <section ref={section} className="ap-filters" aria-label={t('LBL_SEARCH_APPROVALS')}>
      <div className="ap-filter-text">
        <SearchField
          label={t('LBL_SEARCH_APPROVALS')}
          list="items"
          text={state.search}
          onSearch={(search) => change({ search })}
        />
      </div>
      {isWide ? usual : null}
      {isWide && !isTime ? null : (
        <Button icon="filter" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
          {set === 0 ? t('LBL_FILTERS') : t('LBL_FILTERS_COUNT', { count: set })}
        </Button>
      )}
      <div id={id} className="ap-filter-more" hidden={!isOpen}>
        {isWide ? null : usual}
        {isTime ? (
          <>
            {status}
            <VarianceSelect state={state} onChange={change} />
            <HoursField
              label={t('LBL_HOURS_FROM')}
              hours={state.hoursMin}
              onHours={(hoursMin) => change({ hoursMin })}
            />
            <HoursField label={t('LBL_HOURS_TO')} hours={state.hoursMax} onHours={(hoursMax) => change({ hoursMax })} />
          </>
        ) : null}
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
    </section>
  );
});

interface FilterProps {
  readonly state: ListState;
  readonly onChange: Change;
}

function PeriodSelect({ state, periods, onChange }: FilterProps & Pick<FiltersProps, 'periods'>) {
  const t = useText();
  const ofView = periods.filter(({ type }) => type === state.view);
  return (
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
      onChange={(period) => onChange({ periodEndDate: period || null })}
    />
  );
}

function DueSelect({ state, onChange }: FilterProps) {
  const t = useText();
  return (
    <Select
      label={t('LBL_DUE')}
      hideLabel
      value={state.due ?? ''}
      options={[
        { value: '', label: t('LBL_ANY_DUE_DATE') },
        { value: 'late', label: t('LBL_IS_LATE') },
        { value: 'today', label: t('LBL_DUE_BY_TODAY') },
      ]}
      onChange={(chosen) => onChange({ due: DUE_FILTERS.find((one) => one === chosen) ?? null })}
    />
  );
}

function GroupingSelect({ state, onChange }: FilterProps) {
  const t = useText();
  return (
    <Select
      label={t('LBL_GROUPED_BY')}
      hideLabel
      value={state.grouping}
      options={[
        { value: 'period', label: `${t('LBL_GROUPED_BY')}: ${t('LBL_AP_PERIOD')}` },
        { value: 'worker', label: `${t('LBL_GROUPED_BY')}: ${t('LBL_WORKER')}` },
      ]}
      onChange={(grouping) => onChange({ grouping: grouping === 'worker' ? 'worker' : 'period' })}
    />
  );
}

function AbsenceSelect({ state, onChange }: FilterProps) {
  const t = useText();
  return (
    <Select
      label={t('LBL_APPROVER')}
      hideLabel
      value={state.absent ? 'absent' : ''}
      options={[
        { value: '', label: t('LBL_ANY_APPROVER') },
        { value: 'absent', label: t('LBL_APPROVER_ABSENT') },
      ]}
      onChange={(chosen) => onChange({ absent: chosen === 'absent' })}
    />
  );
}

function VarianceSelect({ state, onChange }: FilterProps) {
  const t = useText();
  return (
    <Select
      label={t('LBL_VARIANCE')}
      hideLabel
      value={state.variance ?? ''}
      options={[
        { value: '', label: t('LBL_ANY_VARIANCE') },
        ...VARIANCES.map(([value, label]) => ({ value, label: t(label) })),
      ]}
      onChange={(variance) => onChange({ variance: VARIANCES.find(([value]) => value === variance)?.[0] ?? null })}
    />
  );
}

/** The reason why an item waits; in recent activity, its status. */
function StatusSelect({ state, onChange }: FilterProps) {
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
