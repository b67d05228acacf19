import type { ApprovalItem } from 'shared-client/approvals';
import { DetailOver, DetailPanel } from './detail/detail.tsx';

interface CurrentDetailProps {
  readonly item: ApprovalItem | undefined;
  /** The one that comes after it in the list. */
  readonly next: ApprovalItem | undefined;
  /** In whose name it is looked at; undefined in the reader's own. */
  readonly principal: string | undefined;
  readonly onBehalfOf: number | null;
  /** There is room beside the list. */
  readonly wide: boolean;
  /** It was opened over the list. */
  readonly over: boolean;
  readonly onApprove: (items: readonly ApprovalItem[]) => void;
  readonly onReject: (items: readonly ApprovalItem[]) => void;
  readonly onStep: (step: 1 | -1) => void;
  readonly onClose: () => void;
}

/** The item that is looked at: beside the list, or over it where there is no room. */
export function CurrentDetail({
  item,
  next,
  principal,
  onBehalfOf,
  wide,
  over,
  onApprove,
  onReject,
  onStep,
  onClose,
}: CurrentDetailProps) {
  if (item === undefined) return null;
  const shown = { item, principal, onBehalfOf, onApprove: () => onApprove([item]), onReject: () => onReject([item]) };
  if (wide) return <DetailPanel key={item.billingItemId} {...shown} next={next} onStep={onStep} />;
  return over ? <DetailOver {...shown} onClose={onClose} /> : null;
}
