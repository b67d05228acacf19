import { type JSX, useState } from 'react';
import { useWidgetText } from '../../internal/texts/index.ts';
import { TextField } from '../../text-field/index.ts';
import { DATE_LENGTH, isoOf, rangeProblem, rangeSelection, rangeTexts } from '../ranges.ts';
import type { FilterType, Selection } from '../selection.ts';
import { DateBox } from './date-box.tsx';

export interface RangeFilterProps {
  type: FilterType;
  staged: Selection;
  /** `valid` is false while what is typed cannot be applied. */
  onStage: (selection: Selection, valid: boolean, empty: boolean) => void;
}

/** Two dates, or a minimum and a maximum. */
export function RangeFilter({ type, staged, onStage }: RangeFilterProps): JSX.Element {
  const text = useWidgetText();
  const [typed, setTyped] = useState(() => rangeTexts(type, staged));
  const dates = type === 'date-range';
  const problem = rangeProblem(type, typed.from, typed.to);
  const change = (next: { from: string; to: string }): void => {
    setTyped(next);
    const valid = rangeProblem(type, next.from, next.to) === undefined;
    onStage(valid ? rangeSelection(type, next.from, next.to) : staged, valid, next.from === '' && next.to === '');
  };
  const say = (entered: string, found: 'format' | 'order' | undefined): string | undefined => {
    if (found === undefined || (dates && found === 'format' && entered.length < DATE_LENGTH)) return undefined;
    if (found === 'order') return text(dates ? 'ERR_DATE_ORDER' : 'ERR_NUMBER_ORDER');
    return dates
      ? text('ERR_DATE_FORMAT')
      : type === 'integer-range'
        ? text('ERR_INTEGER_ONLY')
        : text('ERR_DECIMAL_ONLY', { decimals: 2 });
  };
  if (dates)
    return (
      <div className="wd-filter-range">
        <DateBox
          label={text('LBL_START_DATE')}
          value={typed.from}
          error={say(typed.from, problem?.from)}
          min={undefined}
          max={isoOf(typed.to)}
          onChange={(from) => change({ ...typed, from })}
        />
        <DateBox
          label={text('LBL_END_DATE')}
          value={typed.to}
          error={say(typed.to, problem?.to)}
          min={isoOf(typed.from)}
          max={undefined}
          onChange={(to) => change({ ...typed, to })}
        />
      </div>
    );
  const shared = {
    inputMode: type === 'decimal-range' ? ('decimal' as const) : ('numeric' as const),
    autoComplete: 'off' as const,
  };
  return (
    <div className="wd-filter-range">
      <TextField
        {...shared}
        label={text('LBL_MINIMUM')}
        value={typed.from}
        error={say(typed.from, problem?.from)}
        onChange={(from) => change({ ...typed, from })}
      />
      <TextField
        {...shared}
        label={text('LBL_MAXIMUM')}
        value={typed.to}
        error={say(typed.to, problem?.to)}
        onChange={(to) => change({ ...typed, to })}
      />
    </div>
  );
}
