import type { Report } from './event-schema.ts';

/** Where reports are passed on to. */
export interface Sink {
  /** Never throws, and never waits: a report that cannot be delivered is dropped, and logged on standard error. */
  take(report: Report): void;
  /** Delivers what waits, and ends. */
  close(): Promise<void>;
}
