import { Button } from 'mfe_widgets/button';
import { Select } from 'mfe_widgets/select';
import { Switch } from 'mfe_widgets/switch';
import { useText } from 'shared-session';
import { focusAfter } from 'shared-session/focus';
import {
  type DashboardState,
  isDashboardNarrowed,
  statusesOf,
  withoutDashboardFilters,
} from '../../domain/dashboard-state.ts';
import { SearchField, searchFieldIn } from '../page/search-field.tsx';
import { STATUS_LABELS } from '../record/labels.ts';

interface DashboardFiltersProps {
  readonly state: DashboardState;
  readonly onChange: (state: DashboardState) => void;
}

/** The filters of a tab: words, status, only the reader's own requests, only requests without an assignee. All of them are in the URL. */
export function DashboardFilters({ state, onChange }: DashboardFiltersProps) {
  const t = useText();
  const change = (part: Partial<DashboardState>) => onChange({ ...state, ...part });
  const statuses = statusesOf(state.tab);
  return (
    <section className="ap-filters" aria-label={t('LBL_SEARCH_RECORDS')}>
      <div className="ap-filter-text">
        <SearchField
          label={t('LBL_SEARCH_RECORDS')}
          list="records"
          text={state.search}
          onSearch={(search) => change({ search })}
        />
      </div>
      <div className="ap-filter-more ap-wraps">
        <Select
          label={t('LBL_AP_STATUS')}
          hideLabel
          value={state.status ?? ''}
          options={[
            { value: '', label: t('LBL_ANY_STATUS') },
            ...statuses.map((value) => ({ value, label: t(STATUS_LABELS[value]) })),
          ]}
          onChange={(chosen) => change({ status: statuses.find((one) => one === chosen) ?? null })}
        />
        <Switch
          label={t('LBL_ONLY_MY_REQUESTS')}
          checked={state.onlyMine}
          onChange={(onlyMine) => change({ onlyMine })}
        />
        {state.tab === 'ALL' || state.tab === 'REQUEST' ? (
          <Switch
            label={t('LBL_NEEDS_ASSIGNMENT')}
            checked={state.needsAssignment}
            onChange={(needsAssignment) => change({ needsAssignment })}
          />
        ) : null}
        {isDashboardNarrowed(state) ? (
          <Button
            variant="quiet"
            onClick={({ currentTarget }) =>
              focusAfter(currentTarget, () => onChange(withoutDashboardFilters(state)), searchFieldIn)
            }
          >
            {t('LBL_RESET')}
          </Button>
        ) : null}
      </div>
    </section>
  );
}
