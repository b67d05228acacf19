import { faultOf } from './storage/outage.ts';

/** Stops an operator's command. The message is printed without a stack. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError';
}

/** SQLSTATE classes of a login that is refused: invalid authorization, no such database. */
const REFUSED = /^(28|3D)[A-Z\d]{3}$/;

/** The sentence for an operator whose command ended with an error; undefined for a fault of the portal, which needs its stack. */
export function messageForOperator(error: unknown): string | undefined {
  if (error instanceof OperatorError) return error.message;
  const { code, message } = causeOf(error);
  if (REFUSED.test(String(code))) return `PostgreSQL refuses DATABASE_URL: ${message}.`;
  const fault = faultOf({ code, message });
  if (fault === undefined || fault === 'value') return undefined;
  return `PostgreSQL cannot be used (${code ?? message}). Check that DATABASE_URL leads to a server that runs, has space and accepts writes, then start again.`;
}

/** A migration that fails has the error of the database as its cause. */
function causeOf(error: unknown): { readonly code?: unknown; readonly message?: unknown } {
  const found = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return (typeof found === 'object' && found !== null ? found : {}) as { code?: unknown; message?: unknown };
}
