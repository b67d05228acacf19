import type { JSX } from 'react';
import { decimalText, readDecimal } from '../internal/decimal/index.ts';
import { AmountInput } from '../internal/rows/index.ts';
import { styled } from '../internal/styles/index.ts';
import { useWidgetText } from '../internal/texts/index.ts';

/** Units of one piece type. */
export interface PieceUnits {
  type: string;
  unitsWorked: string;
}

export interface UnitsEditorProps {
  /** The day, for assistive technology. */
  label: string;
  pieces: readonly PieceUnits[];
  onChange: (pieces: readonly PieceUnits[]) => void;
  readOnly?: boolean;
}

/** Longest text of units worked (document 002, section 9). */
const UNITS_LENGTH = 6;

/** All units, as hundredths; what cannot be read counts as nothing. */
export function totalUnits(pieces: readonly PieceUnits[]): number {
  return pieces.reduce((sum, piece) => sum + Math.max(0, readDecimal(piece.unitsWorked, 2) ?? 0), 0);
}

/** One row per piece type plus a total of units (document 002, section 2.10). */
export function UnitsEditor({ label, pieces, onChange, readOnly = false }: UnitsEditorProps): JSX.Element {
  const text = useWidgetText();
  return (
    <section ref={styled} className="wd-entries" aria-label={`${text('LBL_UNITS_WORKED')}, ${label}`}>
      {pieces.map((piece, index) => (
        <div key={piece.type} className="wd:flex wd:items-center wd:justify-between wd:gap-4">
          <span className="wd:min-w-0">{piece.type}</span>
          <AmountInput
            label={`${text('LBL_UNITS_WORKED')}, ${piece.type}, ${label}`}
            value={piece.unitsWorked}
            maxLength={UNITS_LENGTH}
            disabled={readOnly}
            invalid={piece.unitsWorked !== '' && (readDecimal(piece.unitsWorked, 2) ?? -1) < 0}
            onChange={(unitsWorked) =>
              onChange(pieces.map((other, at) => (at === index ? { ...other, unitsWorked } : other)))
            }
          />
        </div>
      ))}
      <footer className="wd-rows-foot">
        <p className="wd-total">
          {text('LBL_TOTAL_UNITS')} <output>{decimalText(totalUnits(pieces), 2)}</output>
        </p>
      </footer>
    </section>
  );
}
