import type { PayrollFacts, PayrollLineKind } from 'shared-client/schema/payroll';

/** The last line of an item in the batches before. */
export interface LastLine {
  readonly kind: PayrollLineKind;
  readonly sequence: number;
  readonly facts: PayrollFacts;
}

export interface NextLine extends LastLine {
  readonly itemId: number;
}

/** An item that payroll should have, null if it was approved no more; and its last line, null if it was never exported. */
export interface PayrollItem {
  readonly itemId: number;
  readonly now: PayrollFacts | null;
  readonly last: LastLine | null;
}

/**
 * The lines that an item adds to the next batch: none if payroll has it as it is. What was exported and is approved no more is taken back;
 * what is approved differently is taken back and replaced (docs: exports#payroll-once, exports#payroll-changes).
 */
export function nextLines({ itemId, now, last }: PayrollItem): NextLine[] {
  if (last === null) return now === null ? [] : [{ itemId, kind: 'original', sequence: 1, facts: now }];
  const { sequence } = last;
  if (last.kind === 'reversal')
    return now === null ? [] : [{ itemId, kind: 'replacement', sequence: sequence + 1, facts: now }];
  if (now !== null && isPaidAlike(now, last.facts)) return [];
  const reversal: NextLine = { itemId, kind: 'reversal', sequence: sequence + 1, facts: negative(last.facts) };
  return now === null ? [reversal] : [reversal, { itemId, kind: 'replacement', sequence: sequence + 2, facts: now }];
}

/** What a line has beside what is paid. Names are told with ids, so a new one alone takes nothing back. */
export const UNPAID_FACTS: readonly (keyof PayrollFacts)[] = ['workerName', 'engagement', 'supplier'];

/** Whether an item is paid as its last line says. A fact that this line has not, because an earlier release wrote it, is no difference. */
const isPaidAlike = (now: PayrollFacts, last: PayrollFacts): boolean =>
  (Object.keys(last) as (keyof PayrollFacts)[]).every(
    (fact) => UNPAID_FACTS.includes(fact) || now[fact] === last[fact],
  );

const negative = (facts: PayrollFacts): PayrollFacts => ({
  ...facts,
  minutes: -facts.minutes || 0,
  overtimeMinutes: -facts.overtimeMinutes || 0,
  doubletimeMinutes: -facts.doubletimeMinutes || 0,
  ptoMinutes: -facts.ptoMinutes || 0,
  days: -facts.days || 0,
  units: -facts.units || 0,
  amount: facts.amount === null ? null : negated(facts.amount),
});

const negated = (amount: string): string =>
  amount.startsWith('-') ? amount.slice(1) : /^0+(\.0+)?$/.test(amount) ? amount : `-${amount}`;
