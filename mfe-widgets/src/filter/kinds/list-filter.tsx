import { type JSX, memo, useId, useMemo } from 'react';
import { Checkbox } from '../../checkbox/index.ts';
import { useWidgetText } from '../../internal/texts/index.ts';
import { VirtualList } from '../../internal/virtual-list/index.ts';
import { isChosen, type ListOption, type Selection } from '../selection.ts';

export interface ListFilterProps {
  label: string;
  options: readonly ListOption[];
  staged: Selection;
  onStage: (selection: Selection) => void;
  /** An option was ticked or not. The same function at every rendering, so that only the row that changed renders. */
  onChoose: (option: ListOption, chosen: boolean) => void;
  single: boolean;
}

type Line = { heading: string } | { option: ListOption };

/** An All checkbox and the options, or radios where one is chosen; optionally in groups. Ten thousand are at ease. */
export function ListFilter({ label, options, staged, onStage, onChoose, single }: ListFilterProps): JSX.Element {
  const text = useWidgetText();
  const name = useId();
  const chosenKeys = useMemo(() => new Set(staged.map((option) => option.key)), [staged]);
  const lines = useMemo(() => linesOf(options), [options]);
  const keys = useMemo(() => new Set(options.flatMap((option) => option.keys)), [options]);
  // Counted before it is compared: most of the time not all can be chosen.
  const all = keys.size > 0 && chosenKeys.size >= keys.size && [...keys].every((key) => chosenKeys.has(key));
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
              <div key={`heading ${index}`} data-row="" className="wd-filter-row wd-search-group">
                {line.heading}
              </div>
            );
          const { option } = line;
          return (
            <OptionRow
              key={index}
              option={option}
              chosen={has(option)}
              group={single ? name : undefined}
              onChoose={onChoose}
            />
          );
        }}
      />
    </fieldset>
  );
}

interface OptionRowProps {
  option: ListOption;
  chosen: boolean;
  /** The name of the radios, where one is chosen. */
  group: string | undefined;
  onChoose: (option: ListOption, chosen: boolean) => void;
}

const OptionRow = memo(function OptionRow({ option, chosen, group, onChoose }: OptionRowProps): JSX.Element {
  return (
    <div data-row="" className="wd-filter-row">
      {group === undefined ? (
        <Checkbox label={option.value} checked={chosen} onChange={(checked) => onChoose(option, checked)} />
      ) : (
        <label className="wd-radio">
          <input type="radio" name={group} checked={chosen} onChange={() => onChoose(option, true)} />
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
