import { type JSX, memo, useMemo } from 'react';
import { focusAfter } from 'shared-session/focus';
import { Banner } from '../banner/index.ts';
import { Button } from '../button/index.ts';
import { localSteps } from '../internal/amounts/index.ts';
import { AddRow } from '../internal/rows/index.ts';
import { editorStyled } from '../internal/styles/editors-styled.ts';
import { usePageText } from '../internal/texts/use-page-text.ts';
import { usePostPaintValue } from '../post-paint/index.ts';
import type { AllocationEditorProps } from './allocation-editor-props.ts';
import { markedByRow, NONE_MARKED } from './allocation-issues.ts';
import { AllocationLine } from './allocation-line.tsx';
import { allocationTotals, leftToPlace } from './allocation-totals.ts';
import { AmountLeft } from './amount-left.tsx';
import type { AllocationAction } from './change-allocations.ts';
import { useAllocationTable } from './use-allocation-table.ts';
import '../internal/texts/editors-english.ts';

const NONE: readonly never[] = [];

/** Allocates a day's hours, percents or units, for all six allocation types (docs: allocations#allocation-editor). */
export function AllocationEditor(props: AllocationEditorProps): JSX.Element {
  const { label, type, rows, readOnly = false, issues = NONE } = props;
  const { hourDecimalPrecision: precision = 2, eligibleForPto = false } = props;
  const text = usePageText();
  const table = useAllocationTable(props);
  const { dispatch, fieldId } = table;
  // If the page provides both the remainder and the total, nothing needs an update after the paint.
  const says = props.left === undefined || props.total === undefined;
  const totals = allocationTotals(usePostPaintValue(says ? rows : NONE), type, precision, eligibleForPto);
  const left = props.left ?? leftToPlace(totals, type, props.target);
  const places = (type === 'hours' || type === 'ot_hours') && left !== undefined && left > 0 && rows.length > 0;
  const marked = useMemo(() => markedByRow(issues), [issues]);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a part of a day is no landmark, and a fieldset cannot be a grid item in every engine.
    <div
      ref={editorStyled}
      role="group"
      className="wd-entries wd-allocations"
      aria-label={`${text('LBL_ALLOCATION')}, ${label}`}
    >
      <div className="wd-allocations-head">
        <h3>{props.heading ?? text('LBL_ALLOCATION')}</h3>
        {left === undefined ? null : <AmountLeft left={left} type={type} precision={precision} />}
      </div>
      {(props.errors ?? NONE).length === 0 ? null : (
        <Banner tone="error">
          {props.errors?.map((message) => (
            <p key={message}>{message}</p>
          ))}
        </Banner>
      )}
      {rows.map((row, index) => (
        <AllocationLine
          key={row.key}
          row={row}
          line={index + 1}
          table={table}
          marked={marked.get(row.key) ?? NONE_MARKED}
        />
      ))}
      <div className="wd-rows-foot">
        {readOnly ? null : <AddAllocation dispatch={dispatch} />}
        {readOnly || !places ? null : (
          <Button
            variant="quiet"
            size="small"
            onClick={({ currentTarget }) =>
              focusAfter(
                currentTarget,
                () => dispatch({ kind: 'place', left }),
                (scope) => scope.getElementById(fieldId(rows.at(-1)?.key ?? '', 'hours')),
              )
            }
          >
            {text('LBL_PLACE_REMAINING', { hours: localSteps(left, precision) })}
          </Button>
        )}
        <div className="wd-totals">
          {props.total ?? (
            <p className="wd-total">
              {text(type === 'percent' ? 'LBL_TOTAL_PERCENT' : type === 'per_unit' ? 'LBL_UNITS' : 'LBL_HOURS')}{' '}
              <output>
                {type === 'percent' || type === 'per_unit'
                  ? localSteps(totals[type === 'percent' ? 'percent' : 'units'], 2)
                  : localSteps(totals.hours, precision)}
              </output>
            </p>
          )}
        </div>
      </div>
    </div>
  );
}

/** Adds a line. It does not render again when a key is typed into an amount. */
const AddAllocation = memo(function AddAllocation({
  dispatch,
}: {
  dispatch: (action: AllocationAction) => void;
}): JSX.Element {
  const text = usePageText();
  return (
    <AddRow icon="plus" onAdd={() => dispatch({ kind: 'add' })}>
      {text('LBL_ADD_ALLOCATION')}
    </AddRow>
  );
});
