import type { ReactNode } from 'react';
import type { PayrollLine, PayrollLineKind } from 'shared-client/payroll';
import { useText } from 'shared-session';
import { hrefOf } from 'shared-session/routing';
import { formatAmount, formatHours, formatRange } from '../page/formats.ts';

const KINDS: Readonly<Record<PayrollLineKind, string>> = {
  original: 'LBL_AP_PAY_ORIGINAL',
  reversal: 'LBL_AP_PAY_REVERSAL',
  replacement: 'LBL_AP_PAY_REPLACEMENT',
};

/** The table of lines, which are the bodies in it. */
export function LineTable({ label, children }: { label: string; children: ReactNode }) {
  const t = useText();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by keyboard.
    <section className="ap-pay-lines" aria-label={label} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t('LBL_AP_PAY_WORKER')}</th>
            <th scope="col">{t('LBL_AP_PAY_ENGAGEMENT')}</th>
            <th scope="col">{t('LBL_AP_PAY_PERIOD')}</th>
            <th scope="col">{t('LBL_AP_PAY_KIND')}</th>
            <th scope="col" className="ap-pay-figure">
              {t('LBL_AP_PAY_HOURS')}
            </th>
            <th scope="col" className="ap-pay-figure">
              {t('LBL_AP_PAY_AMOUNT')}
            </th>
          </tr>
        </thead>
        {children}
      </table>
    </section>
  );
}

/** Lines as rows. An item that is taken back and replaced has one of each. */
export function LineRows({ lines }: { lines: readonly PayrollLine[] }) {
  const t = useText();
  return lines.map(({ billingItemId, kind, facts }) => (
    <tr key={`${billingItemId} ${kind}`}>
      <th scope="row">
        <a href={hrefOf(`/worker/time-expense-detail/${billingItemId}`)}>{facts.workerName}</a>
      </th>
      <td>{facts.engagement}</td>
      <td>{formatRange(facts.periodStart, facts.periodEnd, 'full')}</td>
      <td>{t(KINDS[kind])}</td>
      <td className="ap-pay-figure">{facts.itemType === 'TIME' ? formatHours(facts.minutes / 60) : null}</td>
      <td className="ap-pay-figure">
        {facts.amount === null ? null : formatAmount(Number(facts.amount), facts.currency)}
      </td>
    </tr>
  ));
}
