import '../../texts/batches.ts';
import { Button } from 'mfe_widgets/button';
import { useEffect, useId, useState } from 'react';
import type { ApprovalBatch } from 'shared-client/approvals';
import { notifications, useText } from 'shared-session';
import { Moment } from 'shared-session/moment';
import { batchState, undoLeft } from '../../domain/batches.ts';
import { undoBatch } from '../../state/batch-queries.ts';
import { formatCount } from '../page/formats.ts';
import { refusalText } from '../page/refusal-text.ts';
import { BatchOutcomes } from './batch-outcomes.tsx';
import { batchName } from './labels.ts';

interface BatchesProps {
  readonly batches: readonly ApprovalBatch[];
  /** When the batches were read, as a `Date.now()` value. */
  readonly readAt: number;
  /** Closes the report of a batch that has ended; absent if the list keeps them. */
  readonly onClose?: (runId: number) => void;
}

/** The reader's batches: the progress of each, the items that were not approved, and the undo. Renders nothing without batches. */
export function Batches({ batches, readAt, onClose }: BatchesProps) {
  const t = useText();
  const [shown, setShown] = useState<ApprovalBatch | null>(null);
  const now = useNow(batches.some((batch) => undoLeft(batch, Date.now() - readAt) > 0));
  const heading = useId();
  if (batches.length === 0) return null;
  return (
    <section aria-labelledby={heading}>
      <div className="ap-section-head">
        <h2 id={heading}>{t('LBL_BATCHES')}</h2>
      </div>
      <ul className="ap-stack">
        {batches.map((batch) => (
          <li key={batch.runId} className="ap-card ap-pad ap-batch">
            <BatchLine batch={batch} undoMilliseconds={undoLeft(batch, now - readAt)} onShow={() => setShown(batch)} />
            {onClose && batchState(batch) !== 'running' ? (
              <Button size="small" variant="quiet" onClick={() => onClose(batch.runId)}>
                {t('LBL_DISMISS')}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
      {shown ? <BatchOutcomes batch={shown} onClose={() => setShown(null)} /> : null}
    </section>
  );
}

interface BatchLineProps {
  readonly batch: ApprovalBatch;
  readonly undoMilliseconds: number;
  readonly onShow: () => void;
}

function BatchLine({ batch, undoMilliseconds, onShow }: BatchLineProps) {
  const t = useText();
  const [busy, setBusy] = useState(false);
  const name = batchName(t, batch);
  const state = batchState(batch);
  const undo = async () => {
    setBusy(true);
    try {
      await undoBatch(batch.runId);
    } catch (error) {
      notifications.notify({ style: 'error', message: refusalText(t, error) });
    }
    setBusy(false);
  };
  return (
    <>
      <p className="ap-cell">
        <b>{name}</b>
        <span className="ap-quiet">
          <Moment at={batch.beganAt} />
        </span>
      </p>
      <p role="status">
        {state === 'undone'
          ? t('MSG_BATCH_STOPPED')
          : t('MSG_BATCH_APPROVED', { done: formatCount(batch.decided), total: formatCount(batch.total) })}
      </p>
      {state === 'running' ? (
        <progress max={batch.total} value={batch.total - batch.remaining} aria-label={name} />
      ) : null}
      {batch.failed > 0 && state !== 'undone' ? (
        <Button size="small" onClick={onShow}>
          {t('LBL_SHOW_NOT_APPROVED', { count: batch.failed })}
        </Button>
      ) : null}
      {undoMilliseconds > 0 ? (
        <Button busy={busy} onClick={() => void undo()}>
          {t('LBL_UNDO_LAST')}
          {state === 'running' ? null : (
            <span aria-hidden="true">
              {' '}
              · {t('LBL_SECONDS_LEFT', { seconds: Math.max(1, Math.ceil(undoMilliseconds / 1000)) })}
            </span>
          )}
        </Button>
      ) : null}
    </>
  );
}

/** The current time, updated while `counts`. */
function useNow(counts: boolean): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!counts) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [counts]);
  return now;
}
