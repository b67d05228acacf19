import { type JSX, memo } from 'react';
import type { AllocationType } from 'shared-validators/totals';
import { localSteps } from '../internal/amounts/index.ts';
import { usePageText } from '../internal/texts/use-page-text.ts';
import '../internal/texts/editors-english.ts';

/** Shows the remainder to allocate, or that too much is allocated. */
export const AmountLeft = memo(function AmountLeft({
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
  const steps = Math.abs(left);
  const isWhole = percent && steps % 100 === 0;
  const amount = isWhole ? localSteps(steps / 100, 0) : localSteps(steps, percent ? 2 : precision);
  return (
    <span className={left > 0 ? 'wd:font-medium wd:text-warn' : 'wd:font-medium wd:text-bad'}>
      {text(left > 0 ? 'LBL_LEFT_TO_PLACE' : 'LBL_PLACED_TOO_MUCH', { amount, unit: percent ? '%' : 'h' })}
    </span>
  );
});
