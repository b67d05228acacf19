import { formatUnits } from '../amounts/hour-units.ts';
import { formatMinorUnits, type MinorUnits, product } from '../money/index.ts';
import type { Progress } from './project-entry.ts';

/** A whole in hundredths of a percent. */
const WHOLE = 10_000;

/** The amount of a part of the plan at its progress, rounded once; null if the progress is missing. */
export function completeAmount(
  { by, complete, planned }: Omit<Progress, 'billedBefore'>,
  currency: string,
): MinorUnits | null {
  if (complete === null || complete < 0) return null;
  if (by === 'AMOUNT') return complete;
  return product(formatUnits(complete, 4), formatMinorUnits(planned, currency), currency);
}

/** The amount to bill now: the completed amount to date minus the amount billed before; null if the progress is missing. */
export function billedNow(progress: Progress, currency: string): MinorUnits | null {
  const complete = completeAmount(progress, currency);
  return complete === null ? null : complete - progress.billedBefore;
}

/** Whether a progress is possible: no more than the whole, and more than was billed before. */
export function isPossible(progress: Progress, currency: string): boolean {
  const { by, complete, planned, billedBefore } = progress;
  const amount = completeAmount(progress, currency);
  if (amount === null) return false;
  return amount > billedBefore && (by === 'PERCENT' ? (complete ?? 0) <= WHOLE : amount <= planned);
}

/** The progress in hundredths of a percent for a completed amount, rounded down, so that 100 percent always means the whole amount. */
export const percentOf = (amount: MinorUnits, planned: MinorUnits): number =>
  planned <= 0 ? 0 : Number((BigInt(Math.max(0, amount)) * BigInt(WHOLE)) / BigInt(planned));
