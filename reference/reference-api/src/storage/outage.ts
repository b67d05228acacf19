/** SQLSTATEs of a server that ends a connection or does not take one: shut down, crashed, starting, too many connections. */
const LOST_STATES = new Set(['57P01', '57P02', '57P03', '57P05', '25P03', '53300']);

/** What the operating system says of a connection that is gone or cannot be made. */
const LOST_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
]);

/** node-postgres gives these no code. */
const LOST_MESSAGES = /^(Connection terminated|Client has encountered a connection error|Client was closed)/;

/**
 * Whether an error means that the connection to the database is gone or could not be made. What was asked may have been done: only a
 * request that may be repeated can be sent again.
 */
export function isConnectionLost(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, message } = error as { code?: unknown; message?: unknown };
  if (typeof code !== 'string') return LOST_MESSAGES.test(String(message));
  // Class 08 is "connection exception".
  return LOST_STATES.has(code) || LOST_CODES.has(code) || /^08[A-Z\d]{3}$/.test(code);
}
