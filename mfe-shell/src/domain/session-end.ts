/** The distance to the end of a session (docs: session#session-end). */
export type SessionPhase = 'far' | 'near' | 'over';

/** The warning comes this long before the end: time enough to finish a line and to press a button. */
export const WARNING_MS = 5 * 60_000;

/** The phase with `left` milliseconds to go. */
export const phaseOf = (left: number): SessionPhase => (left <= 0 ? 'over' : left <= WARNING_MS ? 'near' : 'far');

/** Milliseconds until the next phase; undefined after the last. */
export function untilNextPhase(left: number): number | undefined {
  const phase = phaseOf(left);
  if (phase === 'over') return undefined;
  return phase === 'far' ? left - WARNING_MS : left;
}

/** Whole minutes that are left, as a person would say it: half a minute is one. */
export const minutesLeft = (left: number): number => Math.max(1, Math.ceil(left / 60_000));
