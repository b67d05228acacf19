import { type JSX, memo, useId, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { Checkbox } from '../../checkbox/index.ts';
import { Icon } from '../../icon/index.ts';
import { OptionSearch, SEARCHED_FROM } from '../../internal/option-search/index.ts';
import { usePageText } from '../../internal/texts/use-page-text.ts';
import { VirtualList } from '../../internal/virtual-list/index.ts';
import type { ListOption } from '../selection.ts';
import type { Staging } from '../staging.ts';

export interface ListFilterProps {
  label: string;
  options: readonly ListOption[];
  staging: Staging;
  single: boolean;
}

type Line = { heading: string } | { option: ListOption };

/**
 * An All checkbox and the options, or radios where one is chosen; optionally in groups. Ten thousand are at ease: each box
 * follows the selection by itself, so that ticking one renders one. Many can be searched; All then stands for what it always
 * does, so it waits out of sight until all of them are there again.
 */
export const ListFilter = memo(function ListFilter({ label, options, staging, single }: ListFilterProps): JSX.Element {
  const text = usePageText();
  const name = useId();
  const [sought, setSought] = useState('');
  const wanted = sought.trim().toLowerCase();
  const names = useMemo(() => options.map((option) => option.value.toLowerCase()), [options]);
  const lines = useMemo(
    () => linesOf(wanted === '' ? options : options.filter((_, index) => names[index]?.includes(wanted))),
    [options, names, wanted],
  );
  return (
    <fieldset className="wd-filter-list" aria-label={label}>
      {options.length > SEARCHED_FROM ? <OptionSearch of={label} onSought={setSought} /> : null}
      {lines.length === 0 && wanted !== '' ? (
        <p className="wd-filter-none" role="status">
          {text('LBL_NO_SEARCH_RESULT')}
        </p>
      ) : null}
      {single || wanted !== '' ? null : <AllBox options={options} staging={staging} />}
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

/** All of the options, or some, or none: said after the paint, like everything that follows from a tick. */
function AllBox({ options, staging }: Pick<ListFilterProps, 'options' | 'staging'>): JSX.Element {
  const text = usePageText();
  const keys = useMemo(() => new Set(options.flatMap((option) => option.keys)), [options]);
  const { staged } = useSyncExternalStore(staging.watchPublished, staging.published);
  const chosen = useMemo(() => {
    if (staged.length === 0) return 'none';
    // Counted before it is compared: most of the time not all can be chosen.
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

interface OptionRowProps {
  option: ListOption;
  staging: Staging;
  /** The name of the radios, where one is chosen. */
  group: string | undefined;
}

/**
 * A box or a radio with as few parts as there can be, because typing a text draws a window of them. The browser ticks it and it
 * follows the selection by itself, so that a tick renders nothing before it is painted.
 */
const OptionRow = memo(function OptionRow({ option, staging, group }: OptionRowProps): JSX.Element {
  const box = useRef<HTMLInputElement>(null);
  const [first] = useState(() => staging.has(option));
  useLayoutEffect(() => {
    const follow = (): void => {
      const chosen = staging.has(option);
      if (box.current !== null && box.current.checked !== chosen) box.current.checked = chosen;
    };
    follow();
    return staging.watchNow(follow);
  }, [staging, option]);
  const choose = (ticked: boolean): void =>
    staging.dispatch({ type: 'choose', option, chosen: ticked, single: group !== undefined });
  return (
    <div data-row="" className="wd-filter-row">
      {group === undefined ? (
        <label className="wd-check-line">
          <span className="wd-check-box">
            <input
              ref={box}
              type="checkbox"
              defaultChecked={first}
              onChange={(event) => choose(event.target.checked)}
            />
            <Icon name="check" size={14} />
          </span>
          <span className="wd-check-label">{option.value}</span>
        </label>
      ) : (
        <label className="wd-radio">
          <input ref={box} type="radio" name={group} defaultChecked={first} onChange={() => choose(true)} />
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
