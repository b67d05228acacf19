import type { ControlTotal, PayrollFacts } from 'shared-client/schema/payroll';

type Line = { readonly facts: PayrollFacts };

/** Adds up lines one after another: their number, their minutes, their amounts by currency (docs: exports#payroll-total). */
export function adder(): { add(line: Line): void; total(): ControlTotal } {
  const cents = new Map<string, bigint>();
  let [lines, minutes] = [0, 0];
  return {
    add({ facts }) {
      lines += 1;
      minutes += facts.minutes;
      if (facts.amount !== null) cents.set(facts.currency, (cents.get(facts.currency) ?? 0n) + centsOf(facts.amount));
    },
    total: () => ({
      lines,
      minutes,
      amounts: [...cents]
        .sort(([one], [other]) => (one < other ? -1 : 1))
        .map(([currency, sum]) => ({ currency, amount: amountOf(sum) })),
    }),
  };
}

/** Decimal text with two decimals, in cents. */
const centsOf = (amount: string): bigint => BigInt(amount.replace('.', ''));

function amountOf(cents: bigint): string {
  const digits = (cents < 0n ? -cents : cents).toString().padStart(3, '0');
  return `${cents < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
