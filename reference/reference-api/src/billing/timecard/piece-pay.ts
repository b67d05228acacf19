import type { EngagementPieceType } from 'shared-client/schema/billing';
import type { WorkedDay } from './worked-day.ts';

/** Rounds a non-negative amount to cents, half up. */
const inCents = (amount: number): number => Math.floor(amount * 100 + 0.5 + 1e-9) / 100;

/**
 * A day's piece work with the engagement's rates and the resulting amounts. Rates and amounts in a payload are ignored. A type that the
 * engagement does not have has no rate.
 */
export function withPiecePay(day: WorkedDay, types: readonly EngagementPieceType[]): WorkedDay {
  if (day.timeEntry.pieceTypes.length === 0) return day;
  const pieceTypes = day.timeEntry.pieceTypes
    .filter((piece) => piece.unitsWorked !== null)
    .map((piece) => {
      const type = types.find((one) => one.type === piece.type);
      const amount = (rate: number | null | undefined) =>
        rate === null || rate === undefined ? null : inCents(rate * (piece.unitsWorked ?? 0));
      return {
        ...piece,
        billRate: type?.billRate ?? null,
        payRate: type?.payRate ?? null,
        billAmount: amount(type?.billRate),
        supplierPayAmount: amount(type?.payRate),
      };
    });
  return { ...day, timeEntry: { ...day.timeEntry, pieceTypes } };
}
