import { ConfirmDialog } from 'mfe_widgets/dialog';
import { useState } from 'react';
import { randomId } from 'shared-client/random-id';
import { notifications, useText } from 'shared-session';
import { BATCH_ITEMS, type BatchOffer } from '../../domain/batches.ts';
import { beginBatch } from '../../state/batch-queries.ts';
import { formatCount } from '../page/formats.ts';
import { refusalText } from '../page/refusal-text.ts';
import { InNameOf } from '../time-and-billing/whose-records.tsx';
import { offerName } from './words.ts';

interface BatchDialogProps {
  readonly offer: BatchOffer;
  /** When the offer was read. */
  readonly asOf: string;
  readonly onBehalfOf: number | null;
  readonly principal: string | undefined;
  readonly onClose: () => void;
}

/** Asks once more, and begins the batch. */
export function BatchDialog({ offer, asOf, onBehalfOf, principal, onClose }: BatchDialogProps) {
  const t = useText();
  const [busy, setBusy] = useState(false);
  // A second press, or one after a broken connection, begins one batch.
  const [key] = useState(randomId);
  // What was submitted since was not counted when the question was asked.
  const [askedAsOf] = useState(asOf);
  const what = offerName(t, offer);
  const begin = async () => {
    setBusy(true);
    try {
      await beginBatch({ ...offer, asOf: askedAsOf }, onBehalfOf, key);
      notifications.notify({ style: 'success', message: t('MSG_BATCH_BEGUN', { what }) });
      onClose();
    } catch (error) {
      setBusy(false);
      notifications.notify({ style: 'error', message: refusalText(t, error) });
    }
  };
  return (
    <ConfirmDialog
      open
      kind="warning"
      title={t('LBL_APPROVE_WHAT', { what })}
      confirmLabel={t('LBL_APPROVE_COUNT', { count: formatCount(Math.min(offer.count, BATCH_ITEMS)) })}
      busy={busy}
      onCancel={onClose}
      onConfirm={() => void begin()}
    >
      <InNameOf principal={principal} />
      <p>{t('MSG_APPROVE_BATCH')}</p>
      {offer.count > BATCH_ITEMS ? <p className="ap-warn">{t('MSG_BATCH_MOST')}</p> : null}
    </ConfirmDialog>
  );
}
