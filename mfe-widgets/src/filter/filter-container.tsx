import { type JSX, useEffect, useEffectEvent, useId, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { isComposing } from 'shared-session/composition';
import { focusAfter } from 'shared-session/focus';
import { Icon } from '../icon/index.ts';
import { preloadChoosing } from '../internal/option-list/index.ts';
import { usePopover } from '../internal/overlay/index.ts';
import { filterStyled } from '../internal/styles/filter-styled.ts';
import { usePageStyled } from '../internal/styles/page-styled.ts';
import { usePageText } from '../internal/texts/use-page-text.ts';
import { FilterBody } from './filter-body.tsx';
import { type FilterSource, hasList, useFilterOptions } from './filter-source.ts';
import { badge, type FilterType, type Selection, selectedCount } from './selection.ts';
import { Staging } from './staging.ts';
import { useRecordedCount } from './use-recorded-count.ts';
import '../internal/texts/filter-english.ts';

export interface FilterContainerProps {
  type: FilterType;
  filterKey: string;
  displayName: string;
  containerType: 'menu' | 'expansion-panel';
  source?: FilterSource;
  /** The initially applied selection. */
  selected?: Selection;
  /** Called with the committed selection for Apply, or a clear-all by the user. */
  onApply: (filterKey: string, selection: Selection) => void;
  /** Called with the number of selected options: 250 ms after loading, then at every change. */
  onCount?: (filterKey: string, count: number) => void;
  /** A clear-all from outside: changing the number clears the filter without calling `onApply`. */
  clearSignal?: number;
  /** The largest count on the badge. Default 999; beyond it, the badge shows "999+". */
  maximumCount?: number;
}

const NONE: readonly never[] = [];

/** ms after closing the menu without applying until the applied state is restored. */
const RESTORE_AFTER = 20;

/** One filter of a list, as a menu button or an expansion panel (docs: lists#filter-containers, lists#filter-staged). */
export function FilterContainer(props: FilterContainerProps): JSX.Element {
  const { type, filterKey, displayName, containerType, selected = [], source = {} } = props;
  const text = usePageText();
  const [staging] = useState(() => new Staging(selected));
  const { dispatch } = staging;
  const state = useSyncExternalStore(staging.watchPublished, staging.published);
  const [open, setOpen] = useState(false);
  // A clear or a restore creates the inputs again from the selection.
  const [generation, setGeneration] = useState(0);
  const [loaded, retry] = useFilterOptions(type, source);
  const options = loaded.kind === 'loaded' ? loaded.options : NONE;
  const aggregated = useMemo(() => options.filter(({ keys }) => keys.length > 1), [options]);
  const count = selectedCount(type, state.staged, aggregated);
  const anchor = useRef<HTMLButtonElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const panelId = useId();
  const menu = containerType === 'menu';

  useRecordedCount(count, loaded.kind === 'loaded', (number) => props.onCount?.(filterKey, number));
  useEffect(() => () => clearTimeout(timer.current), []);

  const anew = (): void => setGeneration((number) => number + 1);
  const clearFromOutside = useEffectEvent(() => {
    dispatch({ type: 'clear' });
    anew();
  });
  const signal = useRef(props.clearSignal);
  useEffect(() => {
    if (signal.current === props.clearSignal) return;
    signal.current = props.clearSignal;
    clearFromOutside();
  }, [props.clearSignal]);

  const close = (): void => {
    setOpen(false);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      dispatch({ type: 'restore' });
      anew();
    }, RESTORE_AFTER);
  };
  const popover = usePopover<HTMLDivElement>({ open: open && menu, anchor, onDismiss: close });
  const popoverRef = usePageStyled(popover, filterStyled);

  const apply = (): void => {
    if (staging.now().draft !== 'whole') return;
    clearTimeout(timer.current);
    dispatch({ type: 'apply' });
    props.onApply(filterKey, staging.now().staged);
    if (!menu) return;
    setOpen(false);
    anchor.current?.focus();
  };
  const clear = (): void => {
    dispatch({ type: 'clear' });
    anew();
    props.onApply(filterKey, []);
  };
  const shown = badge(count, props.maximumCount);
  const body = (
    <FilterBody
      type={type}
      label={displayName}
      source={source}
      loaded={loaded}
      staging={staging}
      draft={state.draft}
      generation={generation}
      onRetry={retry}
      onApply={apply}
      onClear={clear}
    />
  );
  // A user who points at the filter is likely to open it.
  const ahead = hasChoices(type) ? { onPointerEnter: preloadChoosing, onFocus: preloadChoosing } : {};
  const name = (
    <>
      <span>{displayName}</span>
      {count > 0 ? (
        <>
          <span className="wd-badge" data-pill={shown.pill || undefined}>
            {shown.text}
          </span>
          <span className="wd-hidden"> {text('LBL_SELECTED')}</span>
        </>
      ) : null}
    </>
  );
  if (!menu)
    return (
      <section ref={filterStyled} className="wd-filter-panel" data-active={count > 0 || undefined}>
        <button
          type="button"
          className="wd-filter-head"
          {...ahead}
          aria-expanded={open}
          aria-controls={panelId}
          onClick={() => setOpen(!open)}
        >
          {name}
          <Icon name={open ? 'chevron-up' : 'chevron-down'} size={16} />
        </button>
        <div id={panelId} hidden={!open}>
          {open ? body : null}
        </div>
      </section>
    );
  return (
    <div ref={filterStyled} className="wd-filter-menu" data-active={count > 0 || undefined}>
      <button
        ref={anchor}
        type="button"
        className="wd-filter-head"
        {...ahead}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => {
          clearTimeout(timer.current);
          if (open) close();
          else setOpen(true);
        }}
      >
        {name}
        <Icon name="chevron-down" size={16} />
      </button>
      {count > 0 ? (
        <button
          type="button"
          className="wd-filter-clear"
          aria-label={`${text('LBL_REMOVE_ALL')}: ${displayName}`}
          title={text('LBL_REMOVE_ALL')}
          onClick={({ currentTarget }) =>
            focusAfter(currentTarget, clear, () => currentTarget.parentElement?.querySelector('button'))
          }
        >
          <Icon name="close" size={14} />
        </button>
      ) : null}
      {open ? (
        <div
          ref={popoverRef}
          popover="manual"
          role="dialog"
          aria-label={displayName}
          className="wd-popover wd-filter-popover"
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event)) return;
            event.preventDefault();
            event.stopPropagation();
            close();
            anchor.current?.focus();
          }}
        >
          {body}
        </div>
      ) : null}
    </div>
  );
}

/** Whether the filter's panel has a list of options or chips of the chosen ones. */
function hasChoices(type: FilterType): boolean {
  return hasList(type) || type === 'typeahead-multiselect';
}
