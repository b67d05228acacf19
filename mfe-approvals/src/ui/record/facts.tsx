import type { ApprovalRecord } from 'shared-client/schema/records';
import { useText } from 'shared-session';
import { formatDate } from '../page/formats.ts';
import { dueOf, formatDaysAway, formatWaiting } from './record-times.ts';
import { FACT_LABELS, type FactField, shownFact } from './shown-fact.ts';

/** The subject of a record. A revision shows the values before and after. */
export function Facts({ record }: { readonly record: ApprovalRecord }) {
  const t = useText();
  const { facts, changes } = record;
  const shown = (field: FactField, value: string | number | null) => shownFact(field, value, facts.currency);
  const now = new Date();
  const due = dueOf(record, now);
  const fields: readonly (readonly [string, string | null])[] = [
    ['LBL_WORKER', facts.workerName],
    ['LBL_AP_SUPPLIER', facts.supplierName],
    ['LBL_AP_AMOUNT', record.kind === 'BUDGET' && facts.amount === null ? t('LBL_AMOUNT_HIDDEN') : null],
    ...(['rate', 'positions', 'amount', 'startDate', 'endDate', 'jobTitle', 'location'] as const).map(
      (field) => [FACT_LABELS[field], facts[field] === null ? null : shown(field, facts[field])] as const,
    ),
    ['LBL_DUE', due && `${formatDate(due.date, 'full')} (${formatDaysAway(due.days)})`],
    ['LBL_WAITING_TIME', record.waitingSince && formatWaiting(record.waitingSince, now)],
    ['LBL_AP_MANAGER', record.manager.name],
    ['LBL_ASSIGNED_TO', record.assignee?.name ?? null],
    ['LBL_JUSTIFICATION', facts.justification],
  ];
  return (
    <div className="ap-stack ap-subject">
      {changes.length === 0 ? null : (
        <section className="ap-card ap-pad" aria-labelledby="ap.changes">
          <h2 id="ap.changes">{t('LBL_WHAT_CHANGES')}</h2>
          <dl className="ap-facts">
            {changes.map(({ field, before, after }) => (
              <div key={field}>
                <dt>{t(FACT_LABELS[field])}</dt>
                <dd>
                  <del>{shown(field, before)}</del> → <ins>{shown(field, after)}</ins>
                </dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      <section className="ap-card ap-pad" aria-labelledby="ap.facts">
        <h2 id="ap.facts">{t('LBL_AP_DETAILS')}</h2>
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
