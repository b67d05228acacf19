import { useState } from 'react';
import type { ApprovalItem } from 'shared-client/approvals';
import { useSecondLook } from '../second-look/use-second-look.ts';
import { DetailOver, DetailPanel } from './detail/detail.tsx';

interface CurrentDetailProps {
  readonly item: ApprovalItem | undefined;
  /** The next item in the list. */
  readonly next: ApprovalItem | undefined;
  /** The person on whose behalf; undefined for the reader's own name. */
  readonly principal: string | undefined;
  readonly onBehalfOf: number | null;
  /** The detail fits beside the list. */
  readonly wide: boolean;
  /** The detail was opened over the list. */
  readonly over: boolean;
  readonly onApprove: (items: readonly ApprovalItem[]) => void;
  readonly onReject: (items: readonly ApprovalItem[]) => void;
  readonly onStep: (step: 1 | -1) => void;
  readonly onClose: () => void;
}

/** The detail of the current item: beside the list, or over it on a narrow screen. */
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
  const look = useSecondLook().module;
  /** The key of the file beside the hours; the next item shows its own. */
  const [shownKey, onShow] = useState<string | null>(null);
  if (item === undefined) return null;
  const shown = { item, principal, onBehalfOf, onApprove: () => onApprove([item]), onReject: () => onReject([item]) };
  if (wide)
    return (
      <>
        {look && shownKey !== null ? (
          <look.FileBeside item={item} onBehalfOf={onBehalfOf} shownKey={shownKey} onShow={onShow} />
        ) : null}
        <DetailPanel key={item.billingItemId} {...shown} next={next} onStep={onStep} file={{ shownKey, onShow }} />
      </>
    );
  return over ? <DetailOver {...shown} onClose={onClose} /> : null;
}
