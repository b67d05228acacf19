import { Skeleton } from 'mfe_widgets/skeleton';
import { useMemo } from 'react';
import { getBillingItem, getProjectBilling } from 'shared-client/billing';
import type { CorrectedItem } from 'shared-client/schema/billing';
import { useText } from 'shared-session';
import type { MountContext } from 'shared-session/micro-frontend';
import { hrefOf } from 'shared-session/routing';
import { unitsOf } from 'shared-validators/money';
import { detailLines } from '../../domain/detail/detail-line.ts';
import { Difference } from '../page/difference.tsx';
import { itemName } from '../page/item-labels.ts';
import { LoadFailure } from '../page/load-failure.tsx';
import { useLoaded } from '../page/use-loaded.ts';
import { LineFacts } from './line-facts.tsx';

/** Reads the item of the element's attribute. */
const readItem = (id: number) => async (signal: AbortSignal) => {
  const item = await getBillingItem(id, { signal });
  // A project's milestones, materials and positions are read by a separate call.
  const lines = item.type === 'PROJECT' ? (await getProjectBilling(id, { signal })).lines : [];
  return { item, lines: detailLines({ ...item, lines }) };
};

/** `<billing-item-lines billing-item-id="…">`: the lines of an expense, a project, an adjustment or a benefit, read-only. */
export function ItemLines({ context }: { context: MountContext }) {
  const t = useText();
  const text = context.attributes?.billingitemid ?? '';
  const id = /^\d{1,15}$/.test(text) ? Number(text) : null;
  const { data, error, retry } = useLoaded(useMemo(() => (id === null ? null : readItem(id)), [id]));
  if (error) return <LoadFailure error={error} onRetry={retry} />;
  if (!data) return id === null ? null : <Skeleton lines={3} label={t('MSG_EX_LOADING')} />;
  const { item, lines } = data;
  const currency = item.currency ?? 'USD';
  return (
    <div className="ex-detail">
      {lines.length === 0 ? (
        <p className="ex-card ex-pad">{t('LBL_EX_NOTHING_ENTERED')}</p>
      ) : (
        <ul className="ex-card ex-detail-lines">
          {lines.map((line) => (
            <LineFacts key={line.key} line={line} currency={currency} />
          ))}
        </ul>
      )}
      {item.corrected ? (
        <Corrected of={item.corrected} adjusted={unitsOf(item.adjustmentAmount ?? 0, currency)} currency={currency} />
      ) : null}
    </div>
  );
}

interface CorrectedProps {
  readonly of: CorrectedItem;
  readonly adjusted: number;
  readonly currency: string;
}

/** The corrected item, with the amount before and after. */
function Corrected({ of, adjusted, currency }: CorrectedProps) {
  const t = useText();
  return (
    <section className="ex-card ex-pad" aria-labelledby="ex.corrected">
      <h2 id="ex.corrected">{t('LBL_CORRECTS')}</h2>
      <p>
        <a className="ex-link" href={hrefOf(`/worker/time-expense-detail/${of.billingItemId}`)}>
          {itemName(t, of)}
        </a>
      </p>
      <Difference corrected={of} adjusted={adjusted} currency={currency} />
    </section>
  );
}
