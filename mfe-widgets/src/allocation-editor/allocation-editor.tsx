import { type JSX, type ReactNode, useCallback, useId, useMemo } from 'react';
import { focusAfter } from 'shared-session/focus';
import { normalizeDecimal, normalizeHours } from 'shared-validators/amounts';
import { Banner } from '../banner/index.ts';
import { Button } from '../button/index.ts';
import { localSteps } from '../internal/amounts/index.ts';
import { AddRow, useLatest } from '../internal/rows/index.ts';
import { pageStyled } from '../internal/styles/page-styled.ts';
import { usePageText } from '../internal/texts/use-page-text.ts';
import { usePostPaintValue } from '../post-paint/index.ts';
import { type AllocationIssue, markedByRow, NONE_MARKED } from './allocation-issues.ts';
import { AllocationLine } from './allocation-line.tsx';
import {
  type AllocationAction,
  type AllocationRow,
  type AllocationType,
  allocationTotals,
  changeAllocations,
  leftToPlace,
} from './allocations.ts';
import { columnsOf } from './columns.ts';

export interface AllocationEditorProps {
  /** The day, for assistive technology. */
  label: string;
  /** What stands over it. Default "Allocation"; the day, where several stand in one list. */
  heading?: string;
  type: AllocationType;
  /** A row renders again when it is another object, so hand unchanged rows on as they are. */
  rows: readonly AllocationRow[];
  /** Called with the changed rows and the action. An owner that keeps more of a row applies the action to its own. */
  onChange: (rows: readonly AllocationRow[], action: AllocationAction) => void;
  /** Choices of the Type select; without any there is none. Keep the lists and functions here the same objects. */
  types?: readonly string[];
  /** The engagement's multi-rates. */
  multiRates?: readonly { readonly type: string; readonly showOTDT: boolean }[];
  /** Rate application DAILY_PRORATE: multi-rate lines are not split into regular, overtime and double time. */
  prorated?: boolean;
  pieceTypes?: readonly string[];
  eligibleForPto?: boolean;
  /** Decimals of hours. Default 2. */
  hourDecimalPrecision?: number;
  /** Hours to place, as steps at the hour precision (8.50 h is 850); says what is left. */
  target?: number;
  /** What is left, where the page works it out: steps at the hour precision, negative for too much; percent in hundredths. */
  left?: number;
  /** Messages in the banner. */
  errors?: readonly string[];
  /** The controls to mark. Keep the list referentially stable. */
  issues?: readonly AllocationIssue[];
  /** The id of a field, or with `''` of a row, so that a page can lead to it. */
  fieldId?: (key: string, field: string) => string;
  /** @deprecated Not called: the editor reads hours as pages do. It stays for the builds of pages that hand it over. */
  normalizeHours?: ((text: string) => string | undefined) | undefined;
  /** Custom fields of a row, beside its amounts where they fit. */
  customFields?: ((row: AllocationRow) => ReactNode) | undefined;
  /** The totals bar, where the page has more to say than the sum. */
  total?: ReactNode;
  /** The last row stays. Default false: all rows can be removed. */
  keepsOne?: boolean;
  readOnly?: boolean;
}

const NONE: readonly never[] = [];

/** Where a day's hours, percents or units go, for all six allocation types (docs: allocations#allocation-editor). */
export function AllocationEditor(props: AllocationEditorProps): JSX.Element {
  const {
    label,
    type,
    rows,
    types = NONE,
    multiRates = NONE,
    pieceTypes = NONE,
    readOnly = false,
    issues = NONE,
  } = props;
  const { hourDecimalPrecision: precision = 2, eligibleForPto = false, prorated = false, customFields } = props;
  const text = usePageText();
  const id = useId();
  const latest = useLatest(props);
  const dispatch = useCallback(
    (action: AllocationAction): void => {
      const now = latest.current;
      const rules = { type: now.type, multiRates: now.multiRates ?? NONE, precision: now.hourDecimalPrecision ?? 2 };
      now.onChange(changeAllocations(now.rows, action, rules), action);
    },
    [latest],
  );
  const ownId = useCallback((key: string, field: string) => `${id}-${key}-${field}`, [id]);
  const normalize = useCallback((hours: string) => normalizeHours(hours, precision), [precision]);
  const { fieldId = ownId } = props;
  const removable = props.keepsOne !== true || rows.length > 1;
  const table = useMemo(
    () => ({
      type,
      types,
      multiRates,
      pieceTypes,
      precision,
      columns: columnsOf(type, eligibleForPto),
      splitsRates: type === 'ot_multi_rate' && !prorated,
      readOnly,
      removable,
      fieldId,
      normalizeHours: normalize,
      normalizePercent,
      customFields,
      dispatch,
    }),
    [
      type,
      types,
      multiRates,
      pieceTypes,
      precision,
      eligibleForPto,
      prorated,
      readOnly,
      removable,
      fieldId,
      normalize,
      customFields,
      dispatch,
    ],
  );
  // Where the page says what is left and what it comes to, nothing is to be said again after the paint.
  const says = props.left === undefined || props.total === undefined;
  const totals = allocationTotals(usePostPaintValue(says ? rows : NONE), type, precision, eligibleForPto);
  const left = props.left ?? leftToPlace(totals, type, props.target);
  const places = (type === 'hours' || type === 'ot_hours') && left !== undefined && left > 0 && rows.length > 0;
  const marked = useMemo(() => markedByRow(issues), [issues]);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a part of a day is no landmark, and a fieldset takes no part in a grid everywhere.
    <div
      ref={pageStyled}
      role="group"
      className="wd-entries wd-allocations"
      aria-label={`${text('LBL_ALLOCATION')}, ${label}`}
    >
      <div className="wd-allocations-head">
        <h3>{props.heading ?? text('LBL_ALLOCATION')}</h3>
        {left === undefined ? null : <Left left={left} type={type} precision={precision} />}
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
        {readOnly ? null : (
          <AddRow icon="plus" onAdd={() => dispatch({ kind: 'add' })}>
            {text('LBL_ADD_ALLOCATION')}
          </AddRow>
        )}
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

/** What is left to place, or that too much is placed. */
function Left({
  left,
  type,
  precision,
}: {
  left: number;
  type: AllocationType;
  precision: number;
}): JSX.Element | null {
  const text = usePageText();
  if (left === 0) {
    return type === 'percent' ? <span className="wd:font-medium wd:text-ok">{text('LBL_ALL_PLACED')}</span> : null;
  }
  const percent = type === 'percent';
  const amount = percent ? localSteps(Math.abs(left), left % 100 === 0 ? 0 : 2) : localSteps(Math.abs(left), precision);
  return (
    <span className={left > 0 ? 'wd:font-medium wd:text-warn' : 'wd:font-medium wd:text-bad'}>
      {text(left > 0 ? 'LBL_LEFT_TO_PLACE' : 'LBL_PLACED_TOO_MUCH', { amount, unit: percent ? '%' : 'h' })}
    </span>
  );
}

/** Percent is kept at two decimals. */
function normalizePercent(percent: string): string | undefined {
  return normalizeDecimal(percent, 2);
}
