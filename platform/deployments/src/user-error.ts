/** A failure that a person can fix. Command lines print its message as one sentence, without a stack, and exit with 1. */
export class UserError extends Error {
  override readonly name = 'UserError';
}
