/** Label key of a status's meaning for the worker (docs: billing-items#status-explanations); `null` if the status needs no explanation. */
export function statusExplanation(
  status: string | null,
  reason: string | null,
  type: string,
  rejectionKind: string | null = null,
): string | null {
  if (reason === 'Draft' && type === 'EXPENSE') return 'MSG_STATUS_DRAFT';
  if (reason === 'Pending MSP Review') return 'MSG_STATUS_PENDING_MSP';
  if (reason === 'Pending Manager Approval') return 'MSG_STATUS_PENDING_MANAGER';
  if (reason === 'Pending Invoicing') return 'MSG_STATUS_PENDING_INVOICING';
  if (status === 'Saved') return type === 'EXPENSE' ? 'MSG_STATUS_SAVED_EXPENSE' : 'MSG_STATUS_SAVED';
  if (status === 'Rejected' && rejectionKind === 'REFUSED') return 'ERR_BILLING_REFUSED';
  return status === 'Rejected' ? 'MSG_STATUS_REJECTED' : null;
}
