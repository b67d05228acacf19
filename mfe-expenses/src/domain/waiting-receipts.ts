import type { Missing } from './checklist.ts';

/** How many receipts are not in the report yet (docs: expenses#expense-receipts-waiting). */
export interface WaitingReceipts {
  /** On their way. */
  readonly coming: number;
  /** Did not arrive, and may be sent again. */
  readonly failed: number;
  /** Were added before: it is asked whether they are others. */
  readonly asked: number;
}

/** Whether the report is complete as far as receipts are concerned: what arrives after a submit would belong to nothing. */
export const hasWaiting = ({ coming, failed, asked }: WaitingReceipts): boolean => coming + failed + asked > 0;

/** What is missing before the report can be submitted, as far as receipts are concerned. */
export const missingReceipts = ({ coming, failed, asked }: WaitingReceipts): readonly Missing[] =>
  [
    { label: 'MSG_RECEIPTS_COMING', count: coming },
    { label: 'MSG_RECEIPTS_FAILED', count: failed },
    { label: 'MSG_RECEIPTS_ASKED', count: asked },
  ].flatMap(({ label, count }) => (count > 0 ? [{ label, params: { count: String(count) } }] : []));
