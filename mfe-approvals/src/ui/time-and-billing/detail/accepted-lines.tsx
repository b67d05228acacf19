import type { ApprovalItem } from 'shared-client/approvals';
import type { BillingItem } from 'shared-client/schema/billing';
import { useText } from 'shared-session';
import { rejectableLines } from '../../../domain/rejectable-lines.ts';
import { lineText } from '../reject/line-label.ts';

/** Days and allocations of a timecard that the approver accepted earlier and that have not changed since. */
export function AcceptedLines({ item, whole }: { readonly item: ApprovalItem; readonly whole: BillingItem }) {
  const t = useText();
  const accepted = new Set(whole.lineDecisions.flatMap(({ id, accepted }) => (accepted ? [id] : [])));
  const lines = rejectableLines(whole, item.days).filter(({ id }) => accepted.has(id));
  if (lines.length === 0) return null;
  return (
    <section className="ap-part">
      <h3>{t('LBL_LINE_ACCEPTED')}</h3>
      <ul className="ap-billed">
        {lines.map((line) => (
          <li key={line.id}>{lineText(t, line, item.currency)}</li>
        ))}
      </ul>
    </section>
  );
}
