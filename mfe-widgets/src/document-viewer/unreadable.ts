import { TooSlow } from './within.ts';

/** A document has come, and no reader opens it: it is damaged, or locked with a password. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable';
}

/** A picture would take so long that it is not decoded at all. */
export class TooLarge extends TooSlow {}

/** Whether the same document would be refused again: what is stored never changes. */
export const isRefusedAgain = (error: unknown): boolean => error instanceof Unreadable || error instanceof TooLarge;
