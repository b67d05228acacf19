/** What stops a command of an operator; the message is a sentence for them, printed without a stack. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError';
}
