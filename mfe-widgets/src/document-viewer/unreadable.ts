import { TooSlow } from './within.ts';

/** A loaded document that cannot be opened: it is damaged, or locked with a password. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable';
}

/** A picture is too large to be decoded. */
export class TooLarge extends TooSlow {}

/** Whether the same document would fail again; stored documents never change. */
export const isRefusedAgain = (error: unknown): boolean => error instanceof Unreadable || error instanceof TooLarge;
