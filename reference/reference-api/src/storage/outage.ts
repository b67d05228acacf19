/**
 * The kind of an error of the database, by its SQLSTATE or by the driver's code.
 * - `lost`: the connection is gone, could not be made, or leads to a server that accepts no writes. The statement may have been executed,
 *   so only a repeatable request can be sent again.
 * - `broken`: the server is there but cannot do its work: its disk is full, its memory is used up, a file cannot be read.
 * - `slow`: it took too long. Repeating at once would make that worse.
 * - `conflict`: the transaction was rolled back because of another one, and can be repeated.
 * - `value`: a value of the request does not fit.
 */
export type DatabaseFault = 'lost' | 'broken' | 'slow' | 'conflict' | 'value';

/** SQLSTATEs that differ from the rest of their class. */
const STATES: Readonly<Record<string, DatabaseFault>> = {
  // read_only_sql_transaction: after a failover, the connection leads to a server that is a standby now.
  '25006': 'lost',
  // idle_in_transaction_session_timeout
  '25P03': 'lost',
  // statement_completion_unknown
  '40003': 'lost',
  // too_many_connections
  '53300': 'lost',
  // lock_not_available
  '55P03': 'slow',
  // query_canceled
  '57014': 'slow',
};

/**
 * Classes of SQLSTATE: data exception, integrity constraint violation, connection exception, transaction rollback, insufficient resources,
 * operator intervention, system error.
 */
const CLASSES: Readonly<Record<string, DatabaseFault>> = {
  '08': 'lost',
  '22': 'value',
  '23': 'value',
  '40': 'conflict',
  '53': 'broken',
  '57': 'lost',
  '58': 'broken',
};

/** The code of an error for a response that did not arrive in time, for example from a server that hangs. */
export const ANSWER_OVERDUE = 'ANSWER_OVERDUE';

/** Codes of the operating system for a connection that is gone or cannot be made, and our own. */
const CODES: Readonly<Record<string, DatabaseFault>> = {
  ECONNREFUSED: 'lost',
  ECONNRESET: 'lost',
  EPIPE: 'lost',
  ETIMEDOUT: 'lost',
  ENOTFOUND: 'lost',
  EAI_AGAIN: 'lost',
  EHOSTUNREACH: 'lost',
  [ANSWER_OVERDUE]: 'slow',
};

/** Messages of the pool if no connection became free, or none could be made, in time. */
const SLOW_MESSAGES = /^(timeout exceeded when trying to connect|Connection terminated due to connection timeout)/;

/** Messages of node-postgres and Kysely for a lost connection, which have no code. */
const LOST_MESSAGES =
  /^(Connection terminated|Client has encountered a connection error|Client was closed|Postgres connection has been discarded)/;

/** Undefined for an error that is none of the database, or a fault of the portal, such as a wrong statement. */
export function faultOf(error: unknown): DatabaseFault | undefined {
  const { code, message } = (typeof error === 'object' && error !== null ? error : {}) as Partial<
    Record<string, unknown>
  >;
  if (typeof code === 'string') {
    return STATES[code] ?? CODES[code] ?? (/^[A-Z\d]{5}$/.test(code) ? CLASSES[code.slice(0, 2)] : undefined);
  }
  if (SLOW_MESSAGES.test(String(message))) return 'slow';
  return LOST_MESSAGES.test(String(message)) ? 'lost' : undefined;
}
