import type { ApprovalBatch } from 'shared-client/approvals';
import type { Translate } from 'shared-session';
import type { BatchOffer } from '../../domain/batches.ts';
import { formatDate, formatRange } from '../page/formats.ts';
import { CARD_LABELS } from '../page/type-cards.tsx';

/** What a batch would be made of: `Timecards, Nov 9 – 15`. */
export const offerName = (t: Translate, { type, periodStartDate, periodEndDate }: Omit<BatchOffer, 'count'>): string =>
  `${t(CARD_LABELS[type])}, ${formatRange(periodStartDate, periodEndDate)}`;

/** What a batch is made of: `Timecards, Nov 15`, or how many items. */
export const batchName = (t: Translate, { subject, total }: Pick<ApprovalBatch, 'subject' | 'total'>): string =>
  [
    subject.type === null ? t('LBL_ITEMS_COUNT', { count: total }) : t(CARD_LABELS[subject.type]),
    subject.periodEndDate === null ? null : formatDate(subject.periodEndDate),
  ]
    .filter((part) => part !== null)
    .join(', ');
