import type { Insertable } from 'kysely';
import { addDays, datesBetween, weekdayOf } from '../billing/calendar.ts';
import type { ExchangeRateTable } from '../billing/tables.ts';

/** Days back that a report may still be entered for, and the week before. */
const DAYS = 110;

/** What one unit is worth in USD, in ten-thousandths, around which the sample's days lie. */
const AROUND: Readonly<Record<string, number>> = {
  CAD: 7150,
  CHF: 12_400,
  EUR: 10_820,
  GBP: 13_050,
  JPY: 67,
  MXN: 540,
};

/** A rate for each working day up to today; no two days in a row have the same. */
export function exchangeRates(today: string): Insertable<ExchangeRateTable>[] {
  const days = datesBetween(addDays(today, -DAYS), today).filter(
    (day) => !['Saturday', 'Sunday'].includes(weekdayOf(day)),
  );
  return Object.entries(AROUND).flatMap(([from_currency, around]) =>
    days.map((day, index) => ({
      from_currency,
      to_currency: 'USD',
      day,
      rate: ((around * 10 + ((index % 7) - 3)) / 100_000).toFixed(5),
    })),
  );
}
