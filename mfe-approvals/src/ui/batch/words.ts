import type { ApprovalBatch } from 'shared-client/approvals';
import type { Translate } from 'shared-session';
import type { BatchOffer } from '../../domain/batches.ts';
import { formatDate, formatRange } from '../page/formats.ts';
import { CARD_LABELS } from '../page/type-cards.tsx';

/** The name of a batch that can be started: `Timecards, Nov 9 – 15`. */
export const offerName = (t: Translate, { type, periodStartDate, periodEndDate }: Omit<BatchOffer, 'count'>): string =>
  `${t(CARD_LABELS[type])}, ${formatRange(periodStartDate, periodEndDate)}`;

/** The name of a batch: `Timecards, Nov 15`, or the number of its items. */
export const batchName = (t: Translate, { subject, total }: Pick<ApprovalBatch, 'subject' | 'total'>): string =>
  [
    subject.type === null ? t('LBL_ITEMS_COUNT', { count: total }) : t(CARD_LABELS[subject.type]),
    subject.periodEndDate === null ? null : formatDate(subject.periodEndDate),
  ]
    .filter((part) => part !== null)
    .join(', ');
