import type { Insertable } from 'kysely';
import { addDays, datesBetween, weekdayOf } from '../../billing/calendar.ts';
import type { ExchangeRateTable } from '../../billing/tables.ts';

/** The number of days for which a report may still be entered, plus the week before. */
const DAYS = 110;

/** The price of one unit in USD, in ten-thousandths. The rates of the sample's days vary around it. */
const AROUND: Readonly<Record<string, number>> = {
  CAD: 7150,
  CHF: 12_400,
  EUR: 10_820,
  GBP: 13_050,
  JPY: 67,
  MXN: 540,
};

/** A rate for each working day up to today. No two consecutive days have the same rate. */
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
