/** How many receipts are not in the report yet (docs: expenses#expense-receipts-waiting). */
export interface WaitingReceipts {
  /** On their way. */
  readonly coming: number;
  /** Did not arrive, and may be sent again. */
  readonly failed: number;
  /** Were added before: it is asked whether they are others. */
  readonly asked: number;
}

/** Whether a submit would leave one behind: what arrives after it would belong to nothing. */
export const hasWaiting = (waiting: WaitingReceipts): boolean => missingReceipts(waiting).length > 0;

/** What is missing before the report can be submitted, with its label key; first what a person can do something about. */
export const missingReceipts = (waiting: WaitingReceipts) =>
  (
    [
      ['failed', 'MSG_RECEIPTS_FAILED'],
      ['asked', 'MSG_RECEIPTS_ASKED'],
      ['coming', 'MSG_RECEIPTS_COMING'],
    ] as const
  ).flatMap(([what, label]) => (waiting[what] > 0 ? [{ what, label, count: waiting[what] }] : []));
