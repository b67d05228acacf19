import { isDeepStrictEqual } from 'node:util';
import type { Driver } from './driver.ts';

/** One thing that a server has to do. */
export interface Rule {
  /** Where the reference says it: `saving#save-conflict` is docs/reference/saving.md#save-conflict. */
  readonly section: string;
  /** What the server does. */
  readonly says: string;
  /** Throws when the server does something else; `Skipped` when it cannot be tried. */
  check(driver: Driver): Promise<void>;
}

/** Compares what the server did with what it should have done. */
export function expect(what: string, found: unknown, wanted: unknown): void {
  if (isDeepStrictEqual(found, wanted)) return;
  throw new Error(`${what}: ${show(found)} instead of ${show(wanted)}`);
}

export function expectThat(what: string, isSo: boolean, found: unknown): void {
  if (!isSo) throw new Error(`${what}, and it was ${show(found)}`);
}

const show = (value: unknown): string => (JSON.stringify(value) ?? String(value)).slice(0, 300);
