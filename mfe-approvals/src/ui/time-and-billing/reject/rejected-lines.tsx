import { useQuery } from '@tanstack/react-query';
import { Checkbox } from 'mfe_widgets/checkbox';
import { TextField } from 'mfe_widgets/text-field';
import type { ApprovalItem } from 'shared-client/approvals';
import { useText } from 'shared-session';
import { rejectableLines } from '../../../domain/rejectable-lines.ts';
import { itemQuery } from '../../../state/item-query.ts';
import { lineText } from './line-label.ts';
import type { LineReasons } from './line-reasons.ts';

interface RejectedLinesProps {
  readonly item: ApprovalItem;
  readonly reasons: LineReasons;
  /** Marks selected lines without a reason; set after an attempt. */
  readonly showsMissing: boolean;
  readonly onChange: (reasons: LineReasons) => void;
}

/**
 * The lines of an expense, or the days and allocations of a timecard, to select those that it is sent back for, each with its own reason.
 */
export function RejectedLines({ item, reasons, showsMissing, onChange }: RejectedLinesProps) {
  const t = useText();
  const { data } = useQuery(itemQuery(item.billingItemId, item.version));
  const lines = data ? rejectableLines(data.item, item.days) : [];
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
      {lines.map((line) => {
        const { id } = line;
        const reason = reasons.get(id);
        const what = lineText(t, line, item.currency);
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
