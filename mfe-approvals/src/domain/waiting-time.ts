/** A duration in its largest whole unit. */
export interface WaitingTime {
  readonly count: number;
  readonly unit: 'day' | 'hour' | 'minute';
}

const MINUTE = 60_000;

/** The time from one instant to another, in milliseconds, as whole days, hours or minutes; at least a minute (docs: approvals#record-due). */
export function waitingTime(since: number, now: number): WaitingTime {
  const minutes = Math.max(1, Math.floor((now - since) / MINUTE));
  if (minutes < 60) return { count: minutes, unit: 'minute' };
  const hours = Math.floor(minutes / 60);
  return hours < 24 ? { count: hours, unit: 'hour' } : { count: Math.floor(hours / 24), unit: 'day' };
}
