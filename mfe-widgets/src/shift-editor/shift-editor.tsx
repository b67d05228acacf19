import { type JSX, memo, type ReactNode, useCallback, useId, useMemo } from 'react';
import { normalizeHours, readHours } from 'shared-validators/amounts';
import { localSteps } from '../internal/amounts/index.ts';
import { AddRow, AmountInput, RemoveRow, RowSelect, useLatest } from '../internal/rows/index.ts';
import { editorStyled } from '../internal/styles/editors-styled.ts';
import { usePageText } from '../internal/texts/use-page-text.ts';
import { usePostPaintValue } from '../post-paint/index.ts';
import '../internal/texts/editors-english.ts';

/** Hours of one shift differential (docs: shifts#shift-entry-fields). */
export interface ShiftEntry {
  readonly key: string;
  readonly shift: string;
  readonly hours: string;
}

/** An action on the lines. */
export type ShiftAction =
  | { readonly kind: 'edit'; readonly key: string; readonly part: Partial<Pick<ShiftEntry, 'shift' | 'hours'>> }
  | { readonly kind: 'add' }
  | { readonly kind: 'remove'; readonly key: string };

export interface ShiftEditorProps {
  /** The day, for assistive technology. */
  label: string;
  /** A line renders again when its entry's object changes. */
  entries: readonly ShiftEntry[];
  onChange: (entries: readonly ShiftEntry[], action: ShiftAction) => void;
  shifts: readonly string[];
  /** Decimals of hours. Default 2. */
  hourDecimalPrecision?: number;
  /** @deprecated Not called: the editor reads hours as pages do. It stays for builds of pages that pass it. */
  normalizeHours?: ((text: string) => string | undefined) | undefined;
  /** The id of a field, so that a page can lead to it. Keep it stable. */
  fieldId?: (key: string, field: 'shift' | 'hours') => string;
  /** The hours of all lines, if the page computes them. */
  total?: ReactNode;
  readOnly?: boolean;
}

let lastKey = 0;
const NONE: readonly never[] = [];

/** Hours of all shift lines, as steps at the hour precision. */
export function shiftHours(entries: readonly ShiftEntry[], precision: number): number {
  return entries.reduce((sum, entry) => sum + (readHours(entry.hours, precision) ?? 0), 0);
}

/** Applies an action to the lines. */
export function changeShifts(entries: readonly ShiftEntry[], action: ShiftAction): readonly ShiftEntry[] {
  if (action.kind === 'remove') return entries.filter((entry) => entry.key !== action.key);
  if (action.kind === 'edit')
    return entries.map((entry) => (entry.key === action.key ? { ...entry, ...action.part } : entry));
  lastKey += 1;
  return [...entries, { key: `new-shift-${lastKey}`, shift: '', hours: '' }];
}

/** Assigns a day's hours to shifts (docs: shifts#shift-editor). */
export function ShiftEditor(props: ShiftEditorProps): JSX.Element {
  const { label, entries, shifts, hourDecimalPrecision: precision = 2, readOnly = false } = props;
  const text = usePageText();
  const id = useId();
  const deferred = usePostPaintValue(props.total === undefined ? entries : NONE);
  const latest = useLatest(props);
  const dispatch = useCallback(
    (action: ShiftAction): void => latest.current.onChange(changeShifts(latest.current.entries, action), action),
    [latest],
  );
  const ownId = useCallback((key: string, field: string) => `${id}-${key}-${field}`, [id]);
  const normalize = useCallback((hours: string) => normalizeHours(hours, precision), [precision]);
  const { fieldId = ownId } = props;
  const removable = !readOnly && entries.length > 1;
  const table = useMemo(
    () => ({ shifts, readOnly, removable, fieldId, normalize, precision, dispatch }),
    [shifts, readOnly, removable, fieldId, normalize, precision, dispatch],
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: a part of a day is no landmark, and a fieldset cannot be a grid item in every engine.
    <div ref={editorStyled} role="group" className="wd-entries" aria-label={`${text('LBL_SHIFT')}, ${label}`}>
      {entries.length === 0 ? null : (
        <table className="wd-rows wd-shift-rows">
          <thead>
            <tr>
              <th scope="col">{text('LBL_SHIFT')}</th>
              <th scope="col">{text('LBL_HOURS_COLUMN')}</th>
              <td />
            </tr>
          </thead>
          <tbody>
            {entries.map((entry, index) => (
              <ShiftRow key={entry.key} entry={entry} line={index + 1} table={table} />
            ))}
          </tbody>
        </table>
      )}
      <div className="wd-rows-foot">
        {readOnly ? null : (
          <AddRow icon="plus" onAdd={() => dispatch({ kind: 'add' })}>
            {text('LBL_ADD_SHIFT')}
          </AddRow>
        )}
        <p className="wd-total">
          {text('LBL_TOTAL_HOURS')}{' '}
          {props.total ?? <output>{localSteps(shiftHours(deferred, precision), precision)}</output>}
        </p>
      </div>
    </div>
  );
}

interface ShiftRowProps {
  entry: ShiftEntry;
  line: number;
  table: {
    readonly shifts: readonly string[];
    readonly readOnly: boolean;
    readonly removable: boolean;
    readonly fieldId: (key: string, field: 'shift' | 'hours') => string;
    readonly normalize: (text: string) => string | undefined;
    readonly precision: number;
    readonly dispatch: (action: ShiftAction) => void;
  };
}

const ShiftRow = memo(function ShiftRow({ entry, line, table }: ShiftRowProps): JSX.Element {
  const { key } = entry;
  const { dispatch, fieldId } = table;
  const text = usePageText();
  const setShift = useCallback((shift: string) => dispatch({ kind: 'edit', key, part: { shift } }), [dispatch, key]);
  const setHours = useCallback((hours: string) => dispatch({ kind: 'edit', key, part: { hours } }), [dispatch, key]);
  return (
    <tr>
      <td data-label={text('LBL_SHIFT')}>
        <RowSelect
          id={fieldId(key, 'shift')}
          label={text('LBL_SHIFT_LINE', { line })}
          value={entry.shift}
          placeholder={text('LBL_CHOOSE')}
          options={table.shifts}
          disabled={table.readOnly}
          onChange={setShift}
        />
      </td>
      <td data-label={text('LBL_HOURS_COLUMN')}>
        <AmountInput
          id={fieldId(key, 'hours')}
          label={`${text('LBL_HOURS_COLUMN')}, ${text('LBL_LINE', { line })}`}
          value={entry.hours}
          disabled={table.readOnly}
          normalize={table.normalize}
          precision={table.precision}
          onChange={setHours}
        />
      </td>
      <td className="wd-row-end">
        {table.removable ? <RemoveRow line={line} onRemove={() => dispatch({ kind: 'remove', key })} /> : null}
      </td>
    </tr>
  );
});
