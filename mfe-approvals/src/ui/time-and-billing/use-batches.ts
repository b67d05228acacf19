import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useModule } from 'shared-session/server-data';
import { useStore } from 'zustand';
import { batchState, reportedBatches } from '../../domain/batches.ts';
import { batchesQuery, closeBatch, closedBatch } from '../../state/batch-queries.ts';
import { readApprovalsAnew } from '../../state/read-anew.ts';

const load = () => import('../batch/batches.tsx');
const NONE = [] as const;
/** The interval at which the waiting items are read while a batch is running, so that they do not change under the reader's hands. */
const READ_MS = 5_000;

/** The batches that the list reports, with the script that shows them. The waiting items are also read when a batch has ended. */
export function useBatches(onBehalfOf: number | null, mayDecide: boolean) {
  const { data = NONE, dataUpdatedAt } = useQuery({ ...batchesQuery(onBehalfOf), enabled: mayDecide });
  const { id: closedId } = useStore(closedBatch);
  const reported = reportedBatches(data, { closedId, now: dataUpdatedAt });
  const isRunning = data.some((batch) => batchState(batch) === 'running');
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => void readApprovalsAnew(), READ_MS);
    return () => {
      clearInterval(timer);
      void readApprovalsAnew();
    };
  }, [isRunning]);
  const { module } = useModule('approvals-batches', load, reported.length > 0);
  return { reported, readAt: dataUpdatedAt, isRunning, close: closeBatch, module };
}
