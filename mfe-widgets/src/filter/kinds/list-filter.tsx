import { type JSX, memo, useMemo, useState, useSyncExternalStore } from 'react';
import { Checkbox } from '../../checkbox/index.ts';
import { OptionList } from '../../internal/option-list/index.ts';
import { OptionSearch, SEARCHED_FROM } from '../../internal/option-search/index.ts';
import { usePageText } from '../../internal/texts/use-page-text.ts';
import { afterChoosing, type ListOption } from '../selection.ts';
import { type Staging, useStaged } from '../staging.ts';
import '../../internal/texts/filter-english.ts';

export interface ListFilterProps {
  label: string;
  options: readonly ListOption[];
  staging: Staging;
  single: boolean;
}

/** The greatest height of a list in px; it is in a menu. */
const HEIGHT = 220;

/**
 * An All checkbox and the options, or one of them to choose; optionally in groups. A long list can be searched. All always refers to every
 * option, so it is hidden until the search is cleared (docs: lists#filter-list).
 */
export const ListFilter = memo(function ListFilter({ label, options, staging, single }: ListFilterProps): JSX.Element {
  const text = usePageText();
  const [sought, setSought] = useState('');
  const wanted = sought.trim().toLowerCase();
  const listed = useMemo(() => inGroups(options), [options]);
  const found = useMemo(
    () => (wanted === '' ? listed : listed.filter(({ label }) => label.toLowerCase().includes(wanted))),
    [listed, wanted],
  );
  const staged = useStaged(staging, () => staging.now().staged);
  const chosen = useMemo(
    () =>
      staged.length === 0 ? NONE : new Set(listed.filter(({ option }) => staging.has(option)).map(({ id }) => id)),
    [listed, staging, staged],
  );
  const choose = (next: ReadonlySet<string>): void => {
    const changed = listed.filter(({ id }) => next.has(id) !== chosen.has(id));
    const one = single || changed.length === 1 ? (changed.find(({ id }) => next.has(id)) ?? changed[0]) : undefined;
    if (one !== undefined) staging.dispatch({ type: 'choose', option: one.option, chosen: next.has(one.id), single });
    else staging.dispatch({ type: 'stage', selection: afterChoosing(staging.now().staged, changed, next) });
  };
  return (
    <fieldset className="wd-filter-list" aria-label={label}>
      {options.length > SEARCHED_FROM ? <OptionSearch of={label} onSought={setSought} /> : null}
      {found.length === 0 && wanted !== '' ? (
        <p className="wd-filter-none" role="status">
          {text('LBL_NO_SEARCH_RESULT')}
        </p>
      ) : null}
      {single || wanted !== '' ? null : <AllBox options={options} staging={staging} />}
      <OptionList label={label} options={found} chosen={chosen} onChange={choose} single={single} maxHeight={HEIGHT} />
    </fieldset>
  );
});

const NONE: ReadonlySet<string> = new Set();

/** The All checkbox: all options, some, or none. Updated after the paint, like everything else that depends on a tick. */
function AllBox({ options, staging }: Pick<ListFilterProps, 'options' | 'staging'>): JSX.Element {
  const text = usePageText();
  const keys = useMemo(() => new Set(options.flatMap((option) => option.keys)), [options]);
  const { staged } = useSyncExternalStore(staging.watchPublished, staging.published);
  const chosen = useMemo(() => {
    if (staged.length === 0) return 'none';
    // The counts are compared first: most of the time not all options can be chosen.
    if (keys.size === 0 || staged.length < keys.size) return 'some';
    const own = new Set(staged.map(({ key }) => key));
    return [...keys].every((key) => own.has(key)) ? 'all' : 'some';
  }, [keys, staged]);
  return (
    <Checkbox
      label={text('LBL_ALL')}
      checked={chosen === 'all'}
      indeterminate={chosen === 'some'}
      onChange={(checked) =>
        staging.dispatch({
          type: 'stage',
          selection: checked
            ? options.flatMap((option) => option.keys.map((key) => ({ key, value: option.value })))
            : [],
        })
      }
    />
  );
}

/** The options in list order: those of a group together, each identified by its keys. */
function inGroups(options: readonly ListOption[]) {
  const groups = Map.groupBy(options, (option) => option.group ?? '');
  return [...groups.values()].flat().map((option) => ({
    id: option.keys.join('\u0000'),
    label: option.value,
    group: option.group || undefined,
    option,
  }));
}
