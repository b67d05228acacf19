/** Stops an operator's command. The message is printed without a stack. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError';
}
