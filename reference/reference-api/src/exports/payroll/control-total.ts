import type { ControlTotal, PayrollFacts } from 'shared-client/schema/payroll';

type Line = { readonly facts: PayrollFacts };

/** What lines in a currency add up to; their amount is null if none of them has one. */
export interface LineSum extends Pick<PayrollFacts, 'minutes' | 'currency' | 'amount'> {
  readonly lines: number;
}

interface Adder {
  add(line: Line): void;
  addSum(sum: LineSum): void;
  total(): ControlTotal;
}

/** Adds up lines: their number, their minutes, their amounts by currency (docs: exports#payroll-total). */
export function adder(): Adder {
  const cents = new Map<string, bigint>();
  let [lines, minutes] = [0, 0];
  const addSum = (sum: LineSum) => {
    lines += sum.lines;
    minutes += sum.minutes;
    if (sum.amount !== null) cents.set(sum.currency, (cents.get(sum.currency) ?? 0n) + centsOf(sum.amount));
  };
  return {
    add: ({ facts }) => addSum({ ...facts, lines: 1 }),
    addSum,
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
