import { useState } from 'react';
import type { BatchRequest } from 'shared-client/approvals';
import { useText } from 'shared-session';
import type { BatchOffer } from '../../domain/batches.ts';
import { inNameOf } from '../../domain/list-state.ts';
import { beginBatch } from '../../state/batch-queries.ts';
import { AskOnce } from '../page/ask-once.tsx';
import { formatCount } from '../page/formats.ts';
import { InNameOf } from '../time-and-billing/record-owner.tsx';
import { offerName } from './labels.ts';

interface BatchDialogProps {
  readonly offer: BatchOffer;
  /** When the offer was read. */
  readonly asOf: string;
  readonly onBehalfOf: number | null;
  readonly principal: string | undefined;
  readonly onClose: () => void;
}

/** Asks for confirmation, then starts the batch. */
export function BatchDialog({ offer, asOf, onBehalfOf, principal, onClose }: BatchDialogProps) {
  const t = useText();
  // Items that were submitted later were not in the count of the question.
  const [askedAsOf] = useState(asOf);
  const what = offerName(t, offer);
  return (
    <AskOnce
      title={t('LBL_APPROVE_WHAT', { what })}
      confirmLabel={t('LBL_APPROVE_COUNT', { count: formatCount(offer.count) })}
      done={t('MSG_BATCH_BEGUN', { what })}
      call={(key) => beginBatch(requestOf(offer, askedAsOf, onBehalfOf), key)}
      onClose={onClose}
    >
      <InNameOf principal={principal} />
      <p>{t('MSG_APPROVE_BATCH')}</p>
    </AskOnce>
  );
}

const requestOf = ({ type, periodEndDate }: BatchOffer, asOf: string, onBehalfOf: number | null): BatchRequest => ({
  filter: { type, periodEndDate },
  asOf,
  ...inNameOf({ onBehalfOf }),
});
