import { type JSX, memo, useId, useMemo } from 'react';
import { Checkbox } from '../../checkbox/index.ts';
import { useWidgetText } from '../../internal/texts/index.ts';
import { VirtualList } from '../../internal/virtual-list/index.ts';
import type { ListOption } from '../selection.ts';
import { type Staging, useStaged } from '../staging.ts';

export interface ListFilterProps {
  label: string;
  options: readonly ListOption[];
  staging: Staging;
  single: boolean;
}

type Line = { heading: string } | { option: ListOption };

/**
 * An All checkbox and the options, or radios where one is chosen; optionally in groups. Ten thousand are at ease: each box
 * follows the selection by itself, so that ticking one renders one.
 */
export const ListFilter = memo(function ListFilter({ label, options, staging, single }: ListFilterProps): JSX.Element {
  const name = useId();
  const lines = useMemo(() => linesOf(options), [options]);
  return (
    <fieldset className="wd-filter-list" aria-label={label}>
      {single ? null : <AllBox options={options} staging={staging} />}
      <VirtualList
        className="wd-filter-options"
        count={lines.length}
        row={(index) => {
          const line = lines[index];
          if (line === undefined) return null;
          if ('heading' in line)
            return (
              <div key={`heading ${index}`} data-row="" className="wd-filter-row wd-search-group">
                {line.heading}
              </div>
            );
          return <OptionRow key={index} option={line.option} staging={staging} group={single ? name : undefined} />;
        }}
      />
    </fieldset>
  );
});

function AllBox({ options, staging }: Pick<ListFilterProps, 'options' | 'staging'>): JSX.Element {
  const text = useWidgetText();
  const keys = useMemo(() => new Set(options.flatMap((option) => option.keys)), [options]);
  const chosen = useStaged(staging, () => {
    const staged = staging.keys();
    if (staged.size === 0) return 'none';
    // Counted before it is compared: most of the time not all can be chosen.
    return keys.size > 0 && staged.size >= keys.size && [...keys].every((key) => staged.has(key)) ? 'all' : 'some';
  });
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

interface OptionRowProps {
  option: ListOption;
  staging: Staging;
  /** The name of the radios, where one is chosen. */
  group: string | undefined;
}

const OptionRow = memo(function OptionRow({ option, staging, group }: OptionRowProps): JSX.Element {
  const chosen = useStaged(staging, () => staging.has(option));
  const choose = (ticked: boolean): void =>
    staging.dispatch({ type: 'choose', option, chosen: ticked, single: group !== undefined });
  return (
    <div data-row="" className="wd-filter-row">
      {group === undefined ? (
        <Checkbox label={option.value} checked={chosen} onChange={choose} />
      ) : (
        <label className="wd-radio">
          <input type="radio" name={group} checked={chosen} onChange={() => choose(true)} />
          <span>{option.value}</span>
        </label>
      )}
    </div>
  );
});

function linesOf(options: readonly ListOption[]): readonly Line[] {
  const groups = Map.groupBy(options, (option) => option.group ?? '');
  return [...groups].flatMap(([group, own]): Line[] => [
    ...(group === '' ? [] : [{ heading: group }]),
    ...own.map((option) => ({ option })),
  ]);
}
