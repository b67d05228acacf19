import type { RecordLine } from 'shared-client/schema/records';
import type { Translate } from 'shared-session';
import { formatMoment } from 'shared-session/moments';
import { formatAmount } from '../page/formats.ts';
import { KIND_LABELS } from '../record/labels.ts';
import { RecordStatusChip } from '../record/record-status.tsx';

type Column = import('mfe_widgets/data-table').DataColumn<RecordLine>;

/** The columns of a list of records. */
export const recordColumns = (
  t: Translate,
  shows: { readonly kind: boolean; readonly amount: boolean },
): readonly Column[] => [
  {
    id: 'title',
    title: t('LBL_RECORD'),
    width: '3fr',
    minWidth: 220,
    onCard: 'title',
    cell: ({ number, title, kind, waitsForReader }) => (
      <span className="ap-cell">
        <span className="ap-cut">
          <b>{title}</b> <span className="ap-quiet">{number}</span>
        </span>
        <span className="ap-marks">
          {shows.kind ? <span>{t(KIND_LABELS[kind])}</span> : null}
          {waitsForReader ? <span data-tone="warn">{t('LBL_WAITS_FOR_YOU')}</span> : null}
        </span>
      </span>
    ),
  },
  {
    id: 'status',
    title: t('LBL_STATUS'),
    width: 128,
    onCard: 'end',
    cell: ({ status }) => <RecordStatusChip status={status} />,
  },
  {
    id: 'step',
    title: t('LBL_STEP'),
    width: '1fr',
    minWidth: 132,
    cell: ({ step }) => (step ? t('LBL_STEP_OF', { at: step.at, of: step.of, name: step.name }) : '–'),
  },
  ...(shows.amount
    ? [
        {
          id: 'amount',
          title: t('LBL_AMOUNT'),
          width: 148,
          cell: ({ amount, currency }: RecordLine) =>
            amount === null ? (
              <span className="ap-quiet">{t('LBL_AMOUNT_HIDDEN')}</span>
            ) : (
              formatAmount(amount, currency)
            ),
        },
      ]
    : []),
  { id: 'manager', title: t('LBL_MANAGER'), width: '1fr', minWidth: 128, cell: ({ manager }) => manager.name },
  // A budget has an amount in place of an assignee.
  ...(shows.amount ? [] : [assigneeColumn(t)]),
  {
    id: 'submitted',
    title: t('LBL_SUBMITTED'),
    width: 188,
    cell: ({ submittedAt }) => (submittedAt === null ? '–' : formatMoment(submittedAt)),
  },
];

const assigneeColumn = (t: Translate): Column => ({
  id: 'assignee',
  title: t('LBL_ASSIGNED_TO'),
  width: '1fr',
  minWidth: 128,
  cell: ({ assignee, kind }) =>
    assignee?.name ?? (kind === 'REQUEST' ? <span className="ap-warn">{t('LBL_NOBODY_YET')}</span> : '–'),
});
