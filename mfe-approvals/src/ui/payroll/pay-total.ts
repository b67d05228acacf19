import type { ControlTotal, PayrollChanges } from 'shared-client/payroll';
import type { useText } from 'shared-session';
import { formatFacts } from 'shared-session/lists';
import { formatMoment } from 'shared-session/moments';
import { formatAmount, formatCount, formatHours } from '../page/formats.ts';

export type Figure = {
  readonly label: string;
  readonly value: string;
  /** The path of what is counted. */
  readonly path?: string;
};

/** The figures of a control total: lines, hours, and an amount for each currency. */
export const figuresOf = (t: ReturnType<typeof useText>, { lines, minutes, amounts }: ControlTotal): Figure[] => [
  { label: t('LBL_AP_PAY_LINES'), value: formatCount(lines) },
  { label: t('LBL_AP_PAY_HOURS'), value: formatHours(minutes / 60) },
  ...amounts.map(({ amount, currency }) => ({
    label: amounts.length > 1 ? formatFacts([t('LBL_AP_PAY_AMOUNT'), currency]) : t('LBL_AP_PAY_AMOUNT'),
    value: formatAmount(Number(amount), currency),
  })),
];

/** The timecards that a batch would miss, because nobody has decided on them yet, with their list, and the first cut-off among them. */
export const openFigures = (t: ReturnType<typeof useText>, open: PayrollChanges['open'], path: string): Figure[] =>
  open && open.timecards > 0
    ? [
        { label: t('LBL_AP_PAY_OPEN'), value: formatCount(open.timecards), path },
        ...(open.cutoffAt
          ? [{ label: t('LBL_AP_PAY_CUTOFF'), value: formatMoment(open.cutoffAt, { zone: true }) }]
          : []),
      ]
    : [];
