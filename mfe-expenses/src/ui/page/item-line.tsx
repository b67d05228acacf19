import { Button } from 'mfe_widgets/button';
import type { ReactNode } from 'react';
import { useText } from 'shared-session';
import { focusAfter } from 'shared-session/focus';

interface ItemLineProps {
  /** The name of the line. */
  readonly name: string;
  /** The kind of the line, shown next to its name. */
  readonly kind?: string;
  /** The amount of the line; null while it has none. */
  readonly amount: string | null;
  /** Whether a missing amount is asked for: once the line was touched, or submitting was tried. */
  readonly isAsked: boolean;
  /** Removes the line; null if the item is read-only. */
  readonly onRemove: (() => void) | null;
  /** Its fields. */
  readonly children: ReactNode;
}

/** A line of a project, an adjustment or a benefit: its head, its fields, and a button to remove it. */
export function ItemLine({ name, kind, amount, isAsked, onRemove, children }: ItemLineProps) {
  const t = useText();
  return (
    <li className="ex-line" data-open>
      <h2 className="ex-project-head">
        <span className="ex-line-name">
          <b>{name}</b> {kind === undefined ? null : <span>{kind}</span>}
        </span>
        <b className="ex-line-amount" data-empty={(amount === null && isAsked) || undefined}>
          {amount ?? (isAsked ? t('LBL_EXPENSE_WAITS') : '–')}
        </b>
      </h2>
      <div className="ex-fields">
        {children}
        {onRemove ? (
          <div className="ex-whole ex-line-actions">
            <Button
              variant="quiet"
              size="small"
              icon="trash"
              onClick={({ currentTarget }) =>
                focusAfter(currentTarget, onRemove, (scope) => scope.querySelector<HTMLElement>('.ex-add button'))
              }
            >
              {t('LBL_EX_REMOVE_ITEM', { label: name })}
            </Button>
          </div>
        ) : null}
      </div>
    </li>
  );
}
