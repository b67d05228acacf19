import type { ApprovalRecord, RecordDifference } from 'shared-client/schema/records';
import { useText } from 'shared-session';
import { formatAmount, formatCount, formatDate } from '../page/formats.ts';

const LABELS = {
  jobTitle: 'LBL_JOB_TITLE',
  location: 'LBL_LOCATION',
  startDate: 'LBL_START_DATE',
  endDate: 'LBL_END_DATE',
  positions: 'LBL_POSITIONS',
  rate: 'LBL_BILL_RATE',
  amount: 'LBL_AMOUNT',
} as const satisfies Record<RecordDifference['field'], string>;

/** The subject of a record. A revision shows the values before and after. */
export function Facts({ record }: { readonly record: ApprovalRecord }) {
  const t = useText();
  const { facts, changes } = record;
  const shown = (field: RecordDifference['field'], value: string | null): string => {
    if (value === null) return '–';
    if (field === 'startDate' || field === 'endDate') return formatDate(value, 'full');
    if (field === 'rate' || field === 'amount') return formatAmount(Number(value), facts.currency);
    return field === 'positions' ? formatCount(Number(value)) : value;
  };
  const fields: readonly (readonly [string, string | null])[] = [
    ['LBL_WORKER', facts.workerName],
    ['LBL_SUPPLIER', facts.supplierName],
    ...(['jobTitle', 'location', 'startDate', 'endDate', 'positions', 'rate', 'amount'] as const).map(
      (field) => [LABELS[field], facts[field] === null ? null : shown(field, String(facts[field]))] as const,
    ),
    ['LBL_AMOUNT', record.kind === 'BUDGET' && facts.amount === null ? t('LBL_AMOUNT_HIDDEN') : null],
    ['LBL_MANAGER', record.manager.name],
    ['LBL_ASSIGNED_TO', record.assignee?.name ?? null],
    ['LBL_JUSTIFICATION', facts.justification],
  ];
  return (
    <div className="ap-stack ap-panel">
      {changes.length === 0 ? null : (
        <section className="ap-card ap-pad" aria-labelledby="ap.changes">
          <h2 id="ap.changes">{t('LBL_WHAT_CHANGES')}</h2>
          <dl className="ap-facts">
            {changes.map(({ field, before, after }) => (
              <div key={field}>
                <dt>{t(LABELS[field])}</dt>
                <dd>
                  <del>{shown(field, before)}</del> → <ins>{shown(field, after)}</ins>
                </dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      <section className="ap-card ap-pad" aria-labelledby="ap.facts">
        <h2 id="ap.facts">{t('LBL_DETAILS')}</h2>
        <dl className="ap-facts">
          {fields.map(([label, value]) =>
            value === null ? null : (
              <div key={label}>
                <dt>{t(label)}</dt>
                <dd>{value}</dd>
              </div>
            ),
          )}
        </dl>
      </section>
    </div>
  );
}
