import { type JSX, useId, useMemo } from 'react';
import { Checkbox } from '../../checkbox/index.ts';
import { useWidgetText } from '../../internal/texts/index.ts';
import { VirtualList } from '../../internal/virtual-list/index.ts';
import { isChosen, type ListOption, type Selection, toggled } from '../selection.ts';

export interface ListFilterProps {
  label: string;
  options: readonly ListOption[];
  staged: Selection;
  onStage: (selection: Selection) => void;
  single: boolean;
}

type Line = { heading: string } | { option: ListOption };

/** An All checkbox and the options, or radios where one is chosen; optionally in groups. Ten thousand are at ease. */
export function ListFilter({ label, options, staged, onStage, single }: ListFilterProps): JSX.Element {
  const text = useWidgetText();
  const name = useId();
  const chosenKeys = useMemo(() => new Set(staged.map((option) => option.key)), [staged]);
  const lines = useMemo(() => linesOf(options), [options]);
  const keys = options.flatMap((option) => option.keys);
  const all = keys.length > 0 && keys.every((key) => chosenKeys.has(key));
  const has = (option: ListOption): boolean =>
    single ? isChosen(staged, option) : option.keys.every((key) => chosenKeys.has(key));
  return (
    <fieldset className="wd-filter-list" aria-label={label}>
      {single ? null : (
        <Checkbox
          label={text('LBL_ALL')}
          checked={all}
          indeterminate={!all && staged.length > 0}
          onChange={(checked) =>
            onStage(
              checked ? options.flatMap((option) => option.keys.map((key) => ({ key, value: option.value }))) : [],
            )
          }
        />
      )}
      <VirtualList
        className="wd-filter-options"
        count={lines.length}
        row={(index) => {
          const line = lines[index];
          if (line === undefined) return null;
          if ('heading' in line)
            return (
              <div key={`heading ${line.heading}`} data-row="" className="wd-filter-row wd-search-group">
                {line.heading}
              </div>
            );
          const { option } = line;
          const key = option.keys.join(' ');
          return (
            <div key={key} data-row="" className="wd-filter-row">
              {single ? (
                <label className="wd-radio">
                  <input
                    type="radio"
                    name={name}
                    checked={has(option)}
                    onChange={() => onStage(toggled([], option, true))}
                  />
                  <span>{option.value}</span>
                </label>
              ) : (
                <Checkbox
                  label={option.value}
                  checked={has(option)}
                  onChange={(checked) => onStage(toggled(staged, option, checked))}
                />
              )}
            </div>
          );
        }}
      />
    </fieldset>
  );
}

function linesOf(options: readonly ListOption[]): readonly Line[] {
  const groups = Map.groupBy(options, (option) => option.group ?? '');
  return [...groups].flatMap(([group, own]): Line[] => [
    ...(group === '' ? [] : [{ heading: group }]),
    ...own.map((option) => ({ option })),
  ]);
}
