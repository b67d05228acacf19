import '../../../texts/allocations.ts';
import { Button } from 'mfe_widgets/button';
import { Disclosure } from 'mfe_widgets/disclosure';
import { useState } from 'react';
import type { ApprovalItem } from 'shared-client/approvals';
import type { AllocationChange, BillingItem } from 'shared-client/schema/billing';
import { nameFor, useText } from 'shared-session';
import { formatAllocated, formatAllocationChange, formatAllocationPlace } from 'shared-session/allocation-changes';
import { Moment } from 'shared-session/moment';
import { useModule } from 'shared-session/server-data';
import { allocationsOfItem } from '../../../domain/billed-lines.ts';
import { shownAllocations } from '../../../domain/shown-allocations.ts';
import { formatQuantity } from '../../page/formats.ts';
import { LoadFailure } from '../../page/load-failure.tsx';
import { UndoAllocations } from './undo-allocations.tsx';

const loadDialog = () => import('./allocations-dialog.tsx');

interface AllocationsProps {
  readonly item: ApprovalItem;
  /** The complete item, as it was read. */
  readonly read: { readonly item: BillingItem; readonly allocationChanges: readonly AllocationChange[] };
  /** The person on whose behalf; null for the reader's own name. */
  readonly onBehalfOf: number | null;
}

/** The allocations of a timecard, collapsible. Users who may decide on the timecard can change them. */
export function Allocations({ item, read, onBehalfOf }: AllocationsProps) {
  const { item: whole, allocationChanges: changes } = read;
  const t = useText();
  const [open, setOpen] = useState(false);
  const dialog = useModule('allocations-dialog', loadDialog, open);
  const rows = shownAllocations(whole);
  const mayChange = item.mayDecide && hasChangeable(whole);
  if (rows.length === 0 && changes.length === 0) return null;
  return (
    <section className="ap-part">
      <Disclosure title={t('LBL_AP_ALLOCATIONS')} end={formatQuantity(rows.length)} defaultOpen>
        <ul className="ap-billed">
          {rows.map(({ id, date, name, unit, amount }) => (
            <li key={id}>
              <span>{formatAllocationPlace(t, date, name)}</span>
              <b>{formatAllocated(unit, amount)}</b>
            </li>
          ))}
        </ul>
        {changes.length === 0 ? null : (
          <ol className="ap-history">
            {changes.toReversed().map(({ at, by, byFor, changes: lines }) => (
              <li key={at}>
                <b>{t('LBL_AP_ALLOCATIONS_CHANGED')}</b> <Moment by={nameFor(t, by, byFor)} at={at} />
                {lines.map((line, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a change never change, and two may say the same.
                  <small key={at}>{formatAllocationChange(t, line)}</small>
                ))}
              </li>
            ))}
          </ol>
        )}
        {mayChange ? (
          <div className="ap-actions">
            <Button
              size="small"
              icon="pencil"
              busy={open && !dialog.module && !dialog.error}
              onClick={() => setOpen(true)}
            >
              {t('LBL_CHANGE_ALLOCATIONS')}
            </Button>
          </div>
        ) : null}
      </Disclosure>
      <UndoAllocations billingItemId={item.billingItemId} />
      {open && dialog.error ? <LoadFailure error={dialog.error} onRetry={dialog.retry} /> : null}
      {open && dialog.module ? (
        <dialog.module.AllocationsDialog item={item} onBehalfOf={onBehalfOf} onClose={() => setOpen(false)} />
      ) : null}
    </section>
  );
}

/** Read-only days keep their allocations. */
const hasChangeable = (whole: BillingItem): boolean =>
  allocationsOfItem(whole).length > 0 ||
  whole.billingItemDetails.some(({ readOnly, billingCostAllocation }) => !readOnly && billingCostAllocation.length > 0);
