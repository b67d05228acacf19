import { Chip } from 'mfe_widgets/chip';
import { useText } from 'shared-session';
import type { RecordStatus } from 'shared-validators/record-approval';
import { STATUS_LABELS } from './labels.ts';

const TONES = {
  Draft: 'default',
  Pending: 'info',
  Approved: 'success',
  Rejected: 'error',
  Cancelled: 'default',
} as const satisfies Record<RecordStatus, string>;

/** The status of a record, in its colour. */
export function RecordStatusChip({ status }: { readonly status: RecordStatus }) {
  const t = useText();
  return <Chip tone={TONES[status]}>{t(STATUS_LABELS[status])}</Chip>;
}
