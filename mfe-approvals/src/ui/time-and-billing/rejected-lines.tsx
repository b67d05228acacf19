import { useQuery } from '@tanstack/react-query';
import { Checkbox } from 'mfe_widgets/checkbox';
import { TextField } from 'mfe_widgets/text-field';
import type { ApprovalItem } from 'shared-client/approvals';
import { useText } from 'shared-session';
import { itemQuery } from '../../state/approval-queries.ts';
import { formatAmount, formatDate } from '../page/formats.ts';

/** Reasons by the id of the line; a line that is chosen has one, perhaps still empty. */
export type LineReasons = ReadonlyMap<number, string>;

interface RejectedLinesProps {
  readonly item: ApprovalItem;
  readonly reasons: LineReasons;
  /** Marks the chosen lines that have no reason: after an attempt. */
  readonly showsMissing: boolean;
  readonly onChange: (reasons: LineReasons) => void;
}

/** The lines of an expense, to choose those that it is sent back for, each with a reason of its own. */
export function RejectedLines({ item, reasons, showsMissing, onChange }: RejectedLinesProps) {
  const t = useText();
  const { data } = useQuery(itemQuery(item.billingItemId, item.version));
  const lines = data?.item.expenses ?? [];
  if (lines.length < 2) return null;
  const set = (id: number, reason: string | undefined) => {
    const next = new Map(reasons);
    if (reason === undefined) next.delete(id);
    else next.set(id, reason);
    onChange(next);
  };
  return (
    <fieldset className="ap-stack">
      <legend>{t('LBL_REJECTED_LINES')}</legend>
      {lines.map(({ id, expenseDate, expenseType, merchant, amount }) => {
        if (id === null) return null;
        const reason = reasons.get(id);
        const what = [merchant ?? expenseType, formatDate(expenseDate), formatAmount(amount, item.currency)].join(
          ' · ',
        );
        const missing = showsMissing && reason?.trim() === '' ? { error: t('MSG_REASON_NEEDED') } : {};
        return (
          <div key={id} className="ap-stack">
            <Checkbox label={what} checked={reason !== undefined} onChange={(on) => set(id, on ? '' : undefined)} />
            {reason === undefined ? null : (
              <TextField
                label={t('LBL_LINE_REASON', { what })}
                maxLength={500}
                value={reason}
                onChange={(text) => set(id, text)}
                {...missing}
              />
            )}
          </div>
        );
      })}
    </fieldset>
  );
}
