import { type JSX, memo, type ReactNode, useCallback, useId } from 'react';
import { readDecimal } from 'shared-validators/amounts';
import { localSteps } from '../internal/amounts/index.ts';
import { AmountInput, useLatest } from '../internal/rows/index.ts';
import { editorStyled } from '../internal/styles/editors-styled.ts';
import { usePageText } from '../internal/texts/use-page-text.ts';
import { usePostPaintValue } from '../post-paint/index.ts';
import '../internal/texts/editors-english.ts';

/** Units of one piece type. */
export interface PieceUnits {
  readonly type: string;
  readonly unitsWorked: string;
}

export interface UnitsEditorProps {
  /** The day, for assistive technology. */
  label: string;
  /** A row renders again when its piece's object changes. */
  pieces: readonly PieceUnits[];
  /** Called with all pieces after a change, the index of the changed one, and its new units. */
  onChange: (pieces: readonly PieceUnits[], at: number, unitsWorked: string) => void;
  /** The id of a piece's field, so that a page can lead to it. */
  fieldId?: (at: number) => string;
  /** The units of all pieces, if the page computes them. */
  total?: ReactNode;
  readOnly?: boolean;
}

/** Longest text of units worked (docs: allocations#units-length). */
const UNITS_LENGTH = 6;
const NONE: readonly never[] = [];

/** All units, in hundredths; unreadable text counts as 0. */
export function totalUnits(pieces: readonly PieceUnits[]): number {
  return pieces.reduce((sum, piece) => sum + (readDecimal(piece.unitsWorked, 2) ?? 0), 0);
}

/** One row per piece type plus a total of units (docs: allocations#units-editor). */
export function UnitsEditor(props: UnitsEditorProps): JSX.Element {
  const { label, pieces, readOnly = false } = props;
  const text = usePageText();
  const id = useId();
  const deferred = usePostPaintValue(props.total === undefined ? pieces : NONE);
  const latest = useLatest(props);
  const update = useCallback(
    (at: number, unitsWorked: string): void => {
      const now = latest.current;
      const next = now.pieces.map((other, index) => (index === at ? { ...other, unitsWorked } : other));
      now.onChange(next, at, unitsWorked);
    },
    [latest],
  );
  const fieldId = props.fieldId ?? ((at: number) => `${id}-${at}`);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a part of a day is no landmark, and a fieldset cannot be a grid item in every engine.
    <div
      ref={editorStyled}
      role="group"
      className="wd-entries wd-units"
      aria-label={`${text('LBL_UNITS_WORKED')}, ${label}`}
    >
      {pieces.map((piece, at) => (
        <PieceRow key={piece.type} id={fieldId(at)} at={at} piece={piece} readOnly={readOnly} update={update} />
      ))}
      <div className="wd-rows-foot">
        <p className="wd-total">
          {text('LBL_TOTAL_UNITS')} {props.total ?? <output>{localSteps(totalUnits(deferred), 2)}</output>}
        </p>
      </div>
    </div>
  );
}

interface PieceRowProps {
  id: string;
  at: number;
  piece: PieceUnits;
  readOnly: boolean;
  update: (at: number, unitsWorked: string) => void;
}

const PieceRow = memo(function PieceRow({ id, at, piece, readOnly, update }: PieceRowProps): JSX.Element {
  const change = useCallback((unitsWorked: string) => update(at, unitsWorked), [update, at]);
  return (
    <div className="wd-piece">
      <label htmlFor={id}>{piece.type}</label>
      <AmountInput
        id={id}
        value={piece.unitsWorked}
        precision={2}
        placeholder="0"
        maxLength={UNITS_LENGTH}
        disabled={readOnly}
        invalid={
          piece.unitsWorked !== '' && (piece.unitsWorked.includes('-') || readDecimal(piece.unitsWorked, 2) === null)
        }
        onChange={change}
      />
    </div>
  );
});
