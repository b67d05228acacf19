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

interface BatchReportsProps {
  readonly onBehalfOf: number | null;
  readonly onRunning: (isRunning: boolean) => void;
}

/** The batches that the list reports. The waiting items are read while one is running, and when it has ended. */
export function BatchReports({ onBehalfOf, onRunning }: BatchReportsProps) {
  const { data = NONE, dataUpdatedAt } = useQuery(batchesQuery(onBehalfOf));
  const { id: closedId } = useStore(closedBatch);
  const reported = reportedBatches(data, { closedId, now: dataUpdatedAt });
  const isRunning = data.some((batch) => batchState(batch) === 'running');
  useEffect(() => {
    if (!isRunning) return undefined;
    onRunning(true);
    const timer = setInterval(() => void readApprovalsAnew(), READ_MS);
    return () => {
      clearInterval(timer);
      onRunning(false);
      void readApprovalsAnew();
    };
  }, [isRunning, onRunning]);
  const { module } = useModule('approvals-batches', load, reported.length > 0);
  return module ? <module.Batches batches={reported} readAt={dataUpdatedAt} onClose={closeBatch} /> : null;
}
