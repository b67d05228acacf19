import type { JSX } from 'react';
import type { TextValues } from 'shared-session';
import { Chip, type ChipTone } from '../chip/index.ts';
import { type PageTextKey, usePageText } from '../internal/texts/use-page-text.ts';
import { Tooltip } from '../tooltip/index.ts';

export type BillingItemStatus = 'Pending' | 'Processed' | 'Saved' | 'Approved' | 'Rejected';

export interface StatusBadgeProps {
  /** An unknown status is shown as it is, in grey. */
  status: BillingItemStatus | (string & {});
  /** The reason why it was rejected or still waits. */
  statusReason?: string | null;
  approverName?: string | null;
  /** Already formatted. */
  dateApproved?: string | null;
}

/** Pending, Processed and Saved are blue, Approved is green, Rejected is red (docs: widgets#status-badge). */
const tones: Readonly<Record<BillingItemStatus, ChipTone>> = {
  Pending: 'info',
  Processed: 'info',
  Saved: 'info',
  Approved: 'success',
  Rejected: 'error',
};

/** The status of a billing item; the tooltip tells who approved it and when, or why it was rejected. */
export function StatusBadge(props: StatusBadgeProps): JSX.Element {
  const text = usePageText();
  const known = Object.hasOwn(tones, props.status);
  const label = known ? text(`LBL_STATUS_${props.status.toUpperCase()}` as PageTextKey) : props.status;
  const content = explanation(props, text);
  return (
    <Tooltip content={content} focusable>
      <Chip tone={known ? tones[props.status as BillingItemStatus] : 'default'}>{label}</Chip>
    </Tooltip>
  );
}

/** Returns the texts of the tooltip. */
export type ExplanationText = (
  key: 'LBL_APPROVED_BY' | 'LBL_APPROVED_ON' | 'LBL_REJECTED_REASON',
  values?: TextValues,
) => string;

/** The text of the tooltip; undefined if the status needs no explanation. */
export function explanation(props: StatusBadgeProps, text: ExplanationText): string | undefined {
  const { status, statusReason, approverName, dateApproved } = props;
  const lines: string[] = [];
  if (status === 'Approved') {
    if (approverName) lines.push(text('LBL_APPROVED_BY', { name: approverName }));
    if (dateApproved) lines.push(text('LBL_APPROVED_ON', { date: dateApproved }));
  } else if (statusReason) {
    lines.push(status === 'Rejected' ? text('LBL_REJECTED_REASON', { reason: statusReason }) : statusReason);
  }
  return lines.length === 0 ? undefined : lines.join('\n');
}
