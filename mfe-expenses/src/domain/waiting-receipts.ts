/** The number of receipts that are not in the report yet (docs: expenses#expense-receipts-waiting). */
export interface WaitingReceipts {
  /** Being sent. */
  readonly coming: number;
  /** Failed, and can be sent again. */
  readonly failed: number;
  /** Possible duplicates, waiting for an answer. */
  readonly asked: number;
}

/** Whether a submit would leave a receipt behind. A receipt that arrives after it could not be attached. */
export const hasWaiting = (waiting: WaitingReceipts): boolean => missingReceipts(waiting).length > 0;

/** The receipts that block a submit, with a label key for each group. Those that a person can act on come first. */
export const missingReceipts = (waiting: WaitingReceipts) =>
  (
    [
      ['failed', 'MSG_RECEIPTS_FAILED'],
      ['asked', 'MSG_RECEIPTS_ASKED'],
      ['coming', 'MSG_RECEIPTS_COMING'],
    ] as const
  ).flatMap(([what, label]) => (waiting[what] > 0 ? [{ what, label, count: waiting[what] }] : []));
