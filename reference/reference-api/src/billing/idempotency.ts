import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { SaveResponse } from 'shared-client/schema/billing';
import { httpProblem } from '../call/http-problem.ts';
import type { Database } from '../storage/database.ts';

/** A repeatable request: who, what and under which key. */
interface Repeatable {
  readonly userId: number;
  readonly call: string;
  readonly request: FastifyRequest;
  readonly content: unknown;
  readonly now: Date;
}

/**
 * Runs a change once for a key: the same key again, also at the same time, gives the first response and changes nothing.
 * A response that changed nothing (errors) is not kept, so the corrected request may use the key. Without an
 * `Idempotency-Key` header the change simply runs.
 *
 * @throws HttpProblem 400 for a key that is none, 422 when the key was used for another request
 */
export async function once(
  db: Kysely<Database>,
  { userId, call, request, content, now }: Repeatable,
  change: (trx: Transaction<Database>) => Promise<SaveResponse>,
): Promise<SaveResponse> {
  const key = keyOf(request);
  return db.transaction().execute(async (trx) => {
    if (key === undefined) return change(trx);
    const requestHash = createHash('sha256').update(JSON.stringify(content)).digest('base64url');
    // A second request with the key waits here until the first has ended, on one server and on several.
    const claimed = await trx
      .insertInto('idempotency_key')
      .values({ user_id: userId, call, key, request_hash: requestHash, answer: null, created_at: now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('key')
      .executeTakeFirst();
    const where = { user_id: userId, call, key } as const;
    if (!claimed) {
      const first = await trx
        .selectFrom('idempotency_key')
        .select(['request_hash', 'answer'])
        .where((eb) => eb.and(where))
        .executeTakeFirstOrThrow();
      if (first.request_hash !== requestHash || first.answer === null) throw keyReused();
      return first.answer as SaveResponse;
    }
    const response = await change(trx);
    if (response.billingItemId > 0) {
      await trx
        .updateTable('idempotency_key')
        .set({ answer: sql<SaveResponse>`${JSON.stringify(response)}::json` })
        .where((eb) => eb.and(where))
        .execute();
    } else {
      await trx
        .deleteFrom('idempotency_key')
        .where((eb) => eb.and(where))
        .execute();
    }
    return response;
  });
}

/** The key of a request; undefined without one. @throws HttpProblem 400 for a key that is none */
export function keyOf(request: FastifyRequest): string | undefined {
  const header = request.headers['idempotency-key'];
  if (header === undefined) return undefined;
  if (typeof header !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(header)) {
    throw httpProblem(400, 'ERR_REQUEST_INVALID', 'Idempotency-Key: must have 1 to 200 visible characters.', {
      value: 'Idempotency-Key',
    });
  }
  return header;
}

const keyReused = () =>
  httpProblem(
    422,
    'ERR_IDEMPOTENCY_KEY_REUSED',
    'This request was sent before with other content. Please reload the page and try again.',
    { value: 'Idempotency-Key' },
  );
