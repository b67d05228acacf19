import type { JSX } from 'react';
import { isComposing } from 'shared-session/composition';
import { Button } from '../button/index.ts';
import { usePageText } from '../internal/texts/use-page-text.ts';
import { Skeleton } from '../skeleton/index.ts';
import { type FilterSource, hasList, type LoadedOptions } from './filter-source.ts';
import { ListFilter } from './kinds/list-filter.tsx';
import { RangeFilter } from './kinds/range-filter.tsx';
import { TextFilter } from './kinds/text-filter.tsx';
import { TypeaheadFilter } from './kinds/typeahead-filter.tsx';
import type { FilterState, FilterType } from './selection.ts';
import type { Staging } from './staging.ts';
import '../internal/texts/filter-english.ts';

export interface FilterBodyProps {
  type: FilterType;
  label: string;
  source: FilterSource;
  loaded: LoadedOptions;
  staging: Staging;
  draft: FilterState['draft'];
  /** A new number creates the inputs again from the selection. */
  generation: number;
  onRetry: () => void;
  onApply: () => void;
  onClear: () => void;
}

/** The inputs of a filter, with Clear and Apply below them. */
export function FilterBody({
  type,
  label,
  source,
  loaded,
  staging,
  draft,
  generation,
  onRetry,
  onApply,
  onClear,
}: FilterBodyProps): JSX.Element {
  const text = usePageText();
  return (
    <>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Enter in one of its inputs is Apply Filter. */}
      <div
        className="wd-filter-body"
        key={generation}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || isComposing(event) || !isTyped(type) || staging.now().draft !== 'whole') return;
          if (!(event.target instanceof HTMLInputElement)) return;
          event.preventDefault();
          onApply();
        }}
      >
        {loaded.kind === 'loading' ? <Skeleton lines={4} label={text('LBL_LOADING')} /> : null}
        {loaded.kind === 'failed' ? (
          <p role="alert" className="wd:flex wd:items-center wd:justify-between wd:gap-3">
            {text('ERR_OPTIONS_FAILED')}
            <Button size="small" onClick={onRetry}>
              {text('LBL_RETRY')}
            </Button>
          </p>
        ) : null}
        {loaded.kind === 'loaded' && hasList(type) ? (
          <ListFilter
            label={label}
            options={loaded.options}
            staging={staging}
            single={type !== 'dropdown-multiselect'}
          />
        ) : null}
        {type === 'typeahead-multiselect' ? (
          <TypeaheadFilter label={label} search={source.search ?? (async () => [])} staging={staging} />
        ) : null}
        {type === 'simple-text' ? <TextFilter label={label} staging={staging} /> : null}
        {isRange(type) ? <RangeFilter type={type} staging={staging} /> : null}
      </div>
      <div className="wd-filter-foot">
        <Button size="small" variant="quiet" disabled={draft === 'empty'} onClick={onClear}>
          {text('LBL_CLEAR')}
        </Button>
        <Button size="small" variant="primary" disabled={draft !== 'whole'} onClick={onApply}>
          {text('LBL_APPLY_FILTER')}
        </Button>
      </div>
    </>
  );
}

function isRange(type: FilterType): boolean {
  return type === 'date-range' || type === 'decimal-range' || type === 'integer-range';
}

function isTyped(type: FilterType): boolean {
  return isRange(type) || type === 'simple-text';
}
