import { exponentOf } from './exponent.ts';
import type { MinorUnits } from './minor-units.ts';
import { divideRounded, scaledOf, tenTo } from './rational.ts';

/** The price of one unit of `from` in `to`, as decimal text, with its day. */
export interface Rate {
  readonly from: string;
  readonly to: string;
  /** `1.0820`. */
  readonly rate: string;
  /** ISO date. */
  readonly day: string;
}

/** Converts money to another currency, rounding half away from zero. Each currency has its own minor units. */
export function convert(units: MinorUnits, { from, to, rate }: Omit<Rate, 'day'>): MinorUnits {
  const scaled = scaledOf(rate);
  if (!scaled) return 0;
  return divideRounded(
    BigInt(units) * scaled.digits * tenTo(exponentOf(to)),
    tenTo(exponentOf(from)) * tenTo(scaled.scale),
  );
}

/** The amount of a quantity at a rate: 84 miles at 0.67 USD are 5628 cents. Rounds half away from zero; 0 if one is not a number. */
export function product(quantity: number | string, rate: number | string, currency: string | null): MinorUnits {
  const [count, price] = [scaledOf(quantity), scaledOf(rate)];
  if (!count || !price) return 0;
  return divideRounded(count.digits * price.digits * tenTo(exponentOf(currency)), tenTo(count.scale + price.scale));
}

/** The rate for a day: the newest that is not after it, because banks publish none at weekends. */
export function rateOn(rates: readonly Rate[], { from, to, day }: Omit<Rate, 'rate'>): Rate | undefined {
  return rates
    .filter((one) => one.from === from && one.to === to && one.day <= day)
    .reduce<Rate | undefined>((newest, one) => (newest && newest.day >= one.day ? newest : one), undefined);
}
