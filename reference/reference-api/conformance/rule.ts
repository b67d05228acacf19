import { isDeepStrictEqual } from 'node:util';
import type { Driver } from './driver.ts';

/** A requirement for the server. */
export interface Rule {
  /** The section of the reference: `saving#save-conflict` is docs/reference/saving.md#save-conflict. */
  readonly section: string;
  /** The server's behaviour, as a sentence. */
  readonly says: string;
  /** Throws if the server does something else; throws `Skipped` if the rule cannot be tested. */
  check(driver: Driver): Promise<void>;
}

/** Compares the actual behaviour of the server with the expected one. */
export function expect(what: string, found: unknown, wanted: unknown): void {
  if (isDeepStrictEqual(found, wanted)) return;
  throw new Error(`${what}: ${show(found)} instead of ${show(wanted)}`);
}

export function expectThat(what: string, isSo: boolean, found: unknown): void {
  if (!isSo) throw new Error(`${what}, and it was ${show(found)}`);
}

const show = (value: unknown): string => (JSON.stringify(value) ?? String(value)).slice(0, 300);
