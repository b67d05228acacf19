import { Button } from 'mfe_widgets/button';
import type { FilterSource, FilterType } from 'mfe_widgets/filter';
import { SearchBar } from 'mfe_widgets/search-bar';
import { useId, useMemo, useState } from 'react';
import { currentUser, useText } from 'shared-session';
import { focusAfter } from 'shared-session/focus';
import { useStore } from 'zustand';
import { FILTERED_NAMES, isFilteredBy } from '../../domain/filtered-names.ts';
import { type Chosen, DUE, type ListView, ORDERS } from './list-query.ts';
import { statusText } from './status-text.ts';
import { useNarrow } from './use-narrow.ts';

const TYPES: readonly string[] = ['TIME', 'EXPENSE', 'PROJECT', 'ADJUSTMENT', 'BENEFIT'];
const NAMES = {
  engagement: 'LBL_ENGAGEMENT',
  worker: 'LBL_TC_WORKER',
  costCentre: 'LBL_TC_COST_CENTRE',
  supplier: 'LBL_TC_SUPPLIER',
  company: 'LBL_TC_COMPANY',
} as const;
const STATUSES: readonly string[] = ['Saved', 'Pending', 'Approved', 'Rejected', 'SENT_BACK', 'Processed'];

/** The filters that stand beside the search where there is room. */
const USUAL = ['type', 'status', 'due', 'period'];

/** The source of a filter with a few options. */
const choices = (keys: readonly string[], textOf: (key: string) => string) => ({
  options: { options: keys.map((key) => ({ key, value: textOf(key) })) },
});

/** The source of a filter by name, which is searched on the server. */
const searched = (name: string): FilterSource => ({
  search: async (text, signal) => (await import('./search-names.ts')).searchNames(name, text, signal),
});

interface ListFiltersProps {
  readonly widget: typeof import('mfe_widgets/filter');
  readonly view: ListView;
  /** Changes with every URL that was not written here; the filters then start again. */
  readonly generation: number;
  readonly onChange: (view: ListView) => void;
}

/**
 * Search bar, filters by type, status, due date and period, the order, and behind a button those by names, hours and amount; on a narrow screen,
 * all but the search are behind it. All of it is in the URL.
 */
export function ListFilters({ widget, view, generation, onChange }: ListFiltersProps) {
  const t = useText();
  const types = useMemo(() => choices(TYPES, (key) => t(`LBL_TYPE_${key}`)), [t]);
  const statuses = useMemo(() => choices(STATUSES, (key) => statusText(t, key)), [t]);
  const due = useMemo(() => choices(DUE, (key) => t(`LBL_TC_DUE_${key.toUpperCase()}`)), [t]);
  const user = useStore(currentUser, (state) => state.user);
  const change = (part: Partial<ListView>) => onChange({ ...view, page: 0, ...part });
  const filter = (filterKey: string, type: FilterType, displayName: string, source?: FilterSource) => (
    <widget.FilterContainer
      key={`${filterKey} ${generation}`}
      type={type}
      filterKey={filterKey}
      displayName={displayName}
      containerType="menu"
      {...(source ? { source } : {})}
      selected={view.filters[filterKey] ?? []}
      onApply={(key: string, selection: Chosen) => change({ filters: { ...view.filters, [key]: selection } })}
    />
  );
  const [orderLabel, nextOrder] = ORDERS[view.order];
  const narrowed = view.text !== '' || Object.values(view.filters).some((one) => one.length > 0);
  const names = FILTERED_NAMES.filter((name) => isFilteredBy(name, user) || view.filters[name]);
  const isNarrow = useNarrow();
  const behind = [...(isNarrow ? USUAL : []), ...names, 'hours', 'amount'];
  const set = behind.filter((key) => view.filters[key]?.length).length;
  const moreId = useId();
  const [wanted, setWanted] = useState<boolean | null>(null);
  const isOpen = wanted ?? (!isNarrow && set > 0);
  const usual = (
    <>
      {filter('type', 'dropdown-multiselect', t('LBL_TC_TYPE'), types)}
      {filter('status', 'dropdown-multiselect', t('LBL_STATUS'), statuses)}
      {filter('due', 'dropdown-singleselect', t('LBL_TC_DUE'), due)}
      {filter('period', 'date-range', t('LBL_TC_PERIOD'))}
      <Button variant="quiet" icon="sort" onClick={() => change({ order: nextOrder })}>
        {t(orderLabel)}
      </Button>
    </>
  );
  const more = (
    <Button icon="filter" aria-expanded={isOpen} aria-controls={moreId} onClick={() => setWanted(!isOpen)}>
      {set === 0 ? t('LBL_TC_FILTERS') : t('LBL_TC_FILTERS_COUNT', { count: set })}
    </Button>
  );
  return (
    <search className="tc-filters">
      <div className="tc-filters-text">
        <SearchBar
          key={`text ${generation}`}
          label={t('LBL_SEARCH_ITEMS')}
          hideLabel
          simple
          minimumCharacters={0}
          placeholder={t('LBL_SEARCH_ITEMS')}
          value={view.text === '' ? null : { label: view.text, value: view.text }}
          onSelect={() => undefined}
          onSearch={(text) => change({ text })}
          onClear={() => change({ text: '' })}
        />
      </div>
      {isNarrow ? more : usual}
      {narrowed ? (
        <Button
          variant="quiet"
          onClick={({ currentTarget }) =>
            focusAfter(currentTarget, () => onChange({ ...view, filters: {}, text: '', page: 0 }))
          }
        >
          {t('LBL_CLEAR_FILTERS')}
        </Button>
      ) : null}
      {isNarrow ? null : more}
      <div id={moreId} className="tc-filters-more" hidden={!isOpen}>
        {isNarrow ? usual : null}
        {names.map((name) => filter(name, 'typeahead-multiselect', t(NAMES[name]), searched(name)))}
        {filter('hours', 'decimal-range', t('LBL_TC_HOURS_COLUMN'))}
        {filter('amount', 'decimal-range', t('LBL_AMOUNT'))}
      </div>
    </search>
  );
}
