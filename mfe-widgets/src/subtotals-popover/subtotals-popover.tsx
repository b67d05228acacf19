import type { JSX, ReactNode } from 'react';
import { listStyled } from '../internal/styles/lists-styled.ts';
import { type PageTextKey, usePageText } from '../internal/texts/use-page-text.ts';
import { Tooltip } from '../tooltip/index.ts';
import type { SubtotalItem } from './subtotals.ts';

export interface SubtotalsPopoverProps {
  items: readonly SubtotalItem[];
  /** The total whose parts are shown. */
  children: ReactNode;
}

/** The parts of a total, on hover and on focus; at most 650 px wide (docs: allocations#subtotals-popover). */
export function SubtotalsPopover({ items, children }: SubtotalsPopoverProps): JSX.Element {
  const text = usePageText();
  const lines = (
    <span ref={listStyled} className="wd-subtotals">
      {items.map((item) => {
        const name = item.label ?? (item.key === undefined ? '' : text(item.key as PageTextKey));
        return (
          <span key={name} className="wd-subtotal">
            <span>{name}</span>
            <b>{item.amount}</b>
          </span>
        );
      })}
    </span>
  );
  return (
    <Tooltip content={items.length === 0 ? undefined : lines} focusable placement="bottom" width={650}>
      {children}
    </Tooltip>
  );
}
