import type { ControlTotal, PayrollFacts } from 'shared-client/schema/payroll';

/** The control total of lines: their number, their minutes, their amounts by currency (docs: exports#payroll-total). */
export function controlTotalOf(lines: readonly { readonly facts: PayrollFacts }[]): ControlTotal {
  const cents = new Map<string, bigint>();
  let minutes = 0;
  for (const { facts } of lines) {
    minutes += facts.minutes;
    if (facts.amount !== null) cents.set(facts.currency, (cents.get(facts.currency) ?? 0n) + centsOf(facts.amount));
  }
  const amounts = [...cents].sort(([one], [other]) => (one < other ? -1 : 1));
  return {
    lines: lines.length,
    minutes,
    amounts: amounts.map(([currency, sum]) => ({ currency, amount: amountOf(sum) })),
  };
}

/** Decimal text with two decimals, in cents. */
const centsOf = (amount: string): bigint => BigInt(amount.replace('.', ''));

function amountOf(cents: bigint): string {
  const digits = (cents < 0n ? -cents : cents).toString().padStart(3, '0');
  return `${cents < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
