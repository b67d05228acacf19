import type { ApprovalBatch } from 'shared-client/approvals';
import type { Translate } from 'shared-session';
import { formatFacts } from 'shared-session/lists';
import type { BatchOffer } from '../../domain/batches.ts';
import { formatDate, formatRange } from '../page/formats.ts';
import { CARD_LABELS } from '../page/type-cards.tsx';

/** The name of a batch that can be started: `Timecards, Nov 9 – 15`. */
export const offerName = (t: Translate, { type, periodStartDate, periodEndDate }: Omit<BatchOffer, 'count'>): string =>
  formatFacts([t(CARD_LABELS[type]), formatRange(periodStartDate, periodEndDate)]);

/** The name of a batch, as its offer had it, or the number of its items. */
export function batchName(t: Translate, { subject, total }: Pick<ApprovalBatch, 'subject' | 'total'>): string {
  const { type, periodStartDate, periodEndDate } = subject;
  const what = type === null ? t('LBL_AP_ITEMS_COUNT', { count: total }) : t(CARD_LABELS[type]);
  if (periodEndDate === null) return what;
  return formatFacts([
    what,
    periodStartDate === null ? formatDate(periodEndDate) : formatRange(periodStartDate, periodEndDate),
  ]);
}
