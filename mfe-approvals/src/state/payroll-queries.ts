import {
  getPayrollBatch,
  getPayrollBatches,
  getPayrollChanges,
  getPayrollCompanies,
  type PayrollBatch,
} from 'shared-client/payroll';

type Signalled = { readonly signal: AbortSignal };

/** The lines of the next batch that are shown before it is made. */
const SHOWN_LINES = 50;

/** The key of everything about payroll: a batch changes all of it. */
export const PAYROLL = ['payroll'] as const;

export const companiesQuery = {
  queryKey: ['payroll-companies'],
  queryFn: ({ signal }: Signalled) => getPayrollCompanies({ signal }),
};

/** How often it is asked how far a large batch is. */
const LOOK_MS = 1_000;

/** Whether the server is working on a batch. */
export const isMaking = ({ making }: PayrollBatch): boolean => making !== null && !making.stopped;

export const batchesQuery = (clientId: number) => ({
  queryKey: [...PAYROLL, 'batches', clientId],
  queryFn: ({ signal }: Signalled) => getPayrollBatches(clientId, { signal }),
  refetchInterval: ({ state }: { readonly state: { readonly data?: readonly PayrollBatch[] | undefined } }) =>
    state.data?.some(isMaking) ? LOOK_MS : (false as const),
});

export const changesQuery = (clientId: number, period: { readonly from: string; readonly until: string }) => ({
  queryKey: [...PAYROLL, 'changes', clientId, period],
  queryFn: ({ signal }: Signalled) => getPayrollChanges(clientId, { ...period, most: SHOWN_LINES }, { signal }),
});

/** A part of the lines of a batch, those after a line. A batch never changes. */
export const linesQuery = ({ clientId, number, after }: { clientId: number; number: number; after: number }) => ({
  queryKey: ['payroll-lines', clientId, number, after],
  queryFn: ({ signal }: Signalled) => getPayrollBatch(clientId, number, { after, signal }),
});
