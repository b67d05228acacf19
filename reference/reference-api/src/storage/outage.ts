/** SQLSTATEs of a server that ends a connection or does not take one: shut down, crashed, starting, too many connections. */
const LOST_STATES = new Set(['57P01', '57P02', '57P03', '57P05', '25P03', '53300']);

/** Error codes of the operating system for a connection that is gone or cannot be made. */
const LOST_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
]);

/** Messages of node-postgres for such errors, which have no code. */
const LOST_MESSAGES =
  /^(Connection terminated(?! due to connection timeout)|Client has encountered a connection error|Client was closed)/;

/** SQLSTATEs of a statement that took too long, and of one that waited too long for a lock. */
const SLOW_STATES = new Set(['57014', '55P03']);

/** Messages of the pool if no connection became free, or none could be made, in time. */
const SLOW_MESSAGES = /^(timeout exceeded when trying to connect|Connection terminated due to connection timeout)/;

/** The code of an error for a response that did not arrive in time, for example from a server that hangs. */
export const ANSWER_OVERDUE = 'ANSWER_OVERDUE';

/**
 * Whether an error means that the connection to the database is gone or could not be made. The statement may have been executed, so only a
 * repeatable request can be sent again.
 */
export function isConnectionLost(error: unknown): boolean {
  const { code, message } = partsOf(error);
  if (code === undefined) return LOST_MESSAGES.test(message);
  // Class 08 is "connection exception".
  return LOST_STATES.has(code) || LOST_CODES.has(code) || /^08[A-Z\d]{3}$/.test(code);
}

/** Whether an error means that the database took too long. Repeating at once would make that worse. */
export function isDatabaseSlow(error: unknown): boolean {
  const { code, message } = partsOf(error);
  return code === undefined ? SLOW_MESSAGES.test(message) : SLOW_STATES.has(code) || code === ANSWER_OVERDUE;
}

function partsOf(error: unknown): { readonly code: string | undefined; readonly message: string } {
  const { code, message } = (typeof error === 'object' && error !== null ? error : {}) as Partial<
    Record<string, unknown>
  >;
  return { code: typeof code === 'string' ? code : undefined, message: String(message) };
}
