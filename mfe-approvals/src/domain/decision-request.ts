import type { ApprovalItem, DecisionRequest, RejectedLine } from 'shared-client/schema/approvals';
import { filterOf, inNameOf, type ListState } from './list-state.ts';

type Decision = DecisionRequest['decision'];

/** What is said with a rejection. */
export interface RejectionWords {
  readonly reason: string;
  readonly kind: 'SENT_BACK' | 'REFUSED';
  /** Of one expense: the lines that it is rejected for. */
  readonly lines?: readonly RejectedLine[];
  /** Of several items: why each of them is rejected, by id; `reason` is that of the others. */
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

/** A decision on items in the version that was looked at. */
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

/** A decision on all that a list shows, on every page of it, and on nothing that was submitted after it was made. */
export const decideAll = (
  decision: Decision,
  state: ListState,
  asOf: string,
  words?: RejectionWords,
): DecisionRequest => ({ decision, ...inNameOf(state), filter: filterOf(state), asOf, ...said(words) });
