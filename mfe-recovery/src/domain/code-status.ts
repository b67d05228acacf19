/** The state of a code before anything is typed, and what the states are made of. Its rules are in `code-entry.ts`. */

export type Channel = 'email' | 'phone';

export type CodeStatus = 'pending' | 'initiated' | 'invalid-code' | 'expired-code' | 'success';

export interface CodeEntry {
  readonly status: CodeStatus;
  /** The eight digits that are being verified, or were verified last. */
  readonly submitted: string | undefined;
  /** Whether something was typed and the field was left or sent. Only then is an empty field an error. */
  readonly touched: boolean;
}

export const emptyCode: CodeEntry = { status: 'pending', submitted: undefined, touched: false };
