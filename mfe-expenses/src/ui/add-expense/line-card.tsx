import { Chip } from 'mfe_widgets/chip';
import { Icon } from 'mfe_widgets/icon';
import { memo, useDeferredValue, useMemo } from 'react';
import { useText } from 'shared-session';
import { type ExpenseEntry, isExplained, type PolicyBreach } from 'shared-validators/expense';
import { entryOf } from '../../domain/line-entry.ts';
import type { LineForm } from '../../domain/report-form.ts';
import { formatDay, formatMoney } from '../page/formats.ts';
import { LineFields } from './line-fields.tsx';
import { headId } from './line-ids.ts';
import { breachText, categoryText, lineName, typeText } from './line-labels.ts';
import { LineReceipt } from './receipts/line-receipt.tsx';
import { useReport, useReportStore } from './report-context.tsx';

interface LineCardProps {
  readonly line: LineForm;
  readonly number: number;
  /** The line has just been added. */
  readonly isAdded: boolean;
  readonly breaches: readonly PolicyBreach[];
  /** The number of the line that it may duplicate. */
  readonly like: number | undefined;
}

/** A line: its head is a summary, and opens the fields. Only the line that changes renders again. */
export const LineCard = memo(function LineCard({ line, number, isAdded, breaches, like }: LineCardProps) {
  const t = useText();
  const store = useReportStore();
  const setting = useReport((state) => state.setting);
  const open = useReport((state) => state.openLine === line.key);
  const showsMissing = useReport((state) => state.showsMissing);
  const entry = useMemo(() => entryOf(line, setting), [line, setting]);
  const { currency } = setting;
  // Nothing is asked for in the head until the amount was touched, or submitting was tried.
  const waitsFor = (isEmpty: boolean, isAsked: boolean): string => {
    if (!isEmpty) return t('LBL_EXPENSE_NO_RATE');
    return isAsked ? t('LBL_EXPENSE_WAITS') : '–';
  };
  const said = [
    line.expenseType ? typeText(t, line.expenseType) : null,
    formatDay(line.expenseDate),
    line.merchant.trim() || null,
  ];
  return (
    <li className="ex-line" data-open={open || undefined}>
      <h2>
        <button
          type="button"
          id={headId(line.key)}
          className="ex-line-head"
          aria-expanded={open}
          onClick={() => store.setState({ openLine: open ? null : line.key })}
        >
          <span className="ex-line-name">
            <b>{line.category ? categoryText(t, line.category) : lineName(t, { ...line, merchant: '' }, number)}</b>{' '}
            <span>{said.filter(Boolean).join(' · ')}</span>
          </span>
          <span className="ex-line-marks">
            {line.currency === currency ? null : <Chip colour="indigo">{`${line.currency} → ${currency}`}</Chip>}
            {line.receiptKey === null ? null : <Icon name="paperclip" size={16} label={t('LBL_LINE_RECEIPT')} />}
            {line.rejectionReason ? <Chip tone="error">{t('LBL_EX_LINE_SENT_BACK')}</Chip> : null}
            {like === undefined ? null : <Chip tone="warning">{t('MSG_EXPENSE_LIKE_LINE', { number: like })}</Chip>}
            {breaches.map((breach) => (
              <Chip
                key={`${breach.policy.kind} ${breach.policy.limit}`}
                tone={isExplained(line) ? 'default' : 'warning'}
              >
                {breachText(t, breach, currency)}
              </Chip>
            ))}
          </span>
          <b className="ex-line-amount" data-empty={entry.amount === null || undefined}>
            {entry.amount === null
              ? waitsFor(entry.spent === null, showsMissing || line.amount.trim() !== '')
              : formatMoney(entry.amount, currency)}
          </b>
          <Icon name={open ? 'chevron-up' : 'chevron-down'} size={16} />
        </button>
      </h2>
      {open ? <OpenLine line={line} entry={entry} breaches={breaches} isAdded={isAdded} /> : null}
    </li>
  );
});

interface OpenLineProps extends Pick<LineCardProps, 'line' | 'breaches' | 'isAdded'> {
  readonly entry: ExpenseEntry;
}

/** The fields of the open line and its receipt. Of an added line, what is filled in first is drawn first, and the rest in the next frame. */
function OpenLine({ line, entry, breaches, isAdded }: OpenLineProps) {
  const isWhole = useDeferredValue(true, !isAdded);
  return (
    <div className="ex-open-line">
      <LineFields line={line} entry={entry} breaches={breaches} isWhole={isWhole} />
      {isWhole ? <LineReceipt line={line} /> : null}
    </div>
  );
}
