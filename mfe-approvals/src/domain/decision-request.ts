import type { ApprovalItem, BatchRequest, DecisionRequest, RejectedLine } from 'shared-client/schema/approvals';
import { filterOf, inNameOf, type ListState } from './list-state.ts';

/** The most items that the page approves itself. More are a batch, which the server finishes (docs: approvals#approval-bulk). */
export const RUN_ITEMS = 1_000;

type Decision = DecisionRequest['decision'];

/** The approver's input with a rejection. */
export interface RejectionWords {
  readonly reason: string;
  readonly kind: 'SENT_BACK' | 'REFUSED';
  /** For a single item: the lines that it is rejected for. */
  readonly lines?: readonly RejectedLine[];
  /** For several items: the reason of each, by id; items without one have `reason`. */
  readonly each?: ReadonlyMap<number, string>;
}

const said = (words: RejectionWords | undefined) =>
  words === undefined
    ? {}
    : {
        reason: words.reason,
        rejectionKind: words.kind,
        ...(words.lines && words.lines.length > 0 ? { lines: [...words.lines] } : {}),
      };

/** A decision on items, in the version that the reader saw. */
export const decideItems = (
  decision: Decision,
  items: readonly Pick<ApprovalItem, 'billingItemId' | 'version'>[],
  state: Pick<ListState, 'onBehalfOf'>,
  words?: RejectionWords,
): DecisionRequest => ({
  decision,
  ...inNameOf(state),
  items: items.map(({ billingItemId, version }) => {
    const reason = words?.each?.get(billingItemId);
    return { billingItemId, version, ...(reason ? { reason } : {}) };
  }),
  ...said(words),
});

/** A decision on everything that a list matches, on all of its pages, except items submitted after the list was made. */
export const decideAll = (
  decision: Decision,
  state: ListState,
  asOf: string,
  words?: RejectionWords,
): DecisionRequest => ({ decision, ...batchOf(state, asOf), ...said(words) });

/** The approval of everything that a list matches, as a batch. */
export const batchOf = (state: ListState, asOf: string): BatchRequest => ({
  ...inNameOf(state),
  filter: filterOf(state),
  asOf,
});
