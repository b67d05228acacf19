import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { SaveResponse } from 'shared-client/schema/billing';
import { httpProblem } from '../../call/http-problem.ts';
import type { Database } from '../../storage/database.ts';

/** A repeatable request: its user, call, content and key. */
interface Repeatable {
  readonly userId: number;
  readonly call: string;
  readonly request: FastifyRequest;
  readonly content: unknown;
  readonly now: Date;
}

/** A key, its owner, and the request made with it: a row that is inserted before the change. */
export interface Claim {
  readonly userId: number;
  readonly call: string;
  readonly key: string;
  readonly requestHash: string;
  readonly createdAt: Date;
}

/** The claim of a request; undefined without an `Idempotency-Key`. @throws HttpProblem 400 for an invalid key */
export function claimOf({ userId, call, request, content, now }: Repeatable): Claim | undefined {
  const key = keyOf(request);
  if (key === undefined) return undefined;
  const requestHash = createHash('sha256').update(JSON.stringify(content)).digest('base64url');
  return { userId, call, key, requestHash, createdAt: now };
}

/**
 * Makes a change once for a key: the same key again, also at the same time, returns the first response and changes nothing. A response that
 * changed nothing (errors) is not stored, so the corrected request may use the same key. Without an `Idempotency-Key` header the change is
 * simply made.
 *
 * @throws HttpProblem 400 for an invalid key, 422 if the key was used for another request
 */
export async function once<Answer extends SaveResponse>(
  db: Kysely<Database>,
  repeatable: Repeatable,
  change: (trx: Transaction<Database>) => Promise<Answer>,
): Promise<Answer> {
  const claim = claimOf(repeatable);
  return db.transaction().execute(async (trx) => {
    if (!claim) return change(trx);
    if (!(await take(trx, claim))) return (await firstAnswer(trx, claim)) as Answer;
    const response = await change(trx);
    if (response.billingItemId > 0) await keepAnswer(trx, claim, response);
    else await giveUp(trx, claim);
    return response;
  });
}

const isOf = ({ userId, call, key }: Claim) => ({ user_id: userId, call, key }) as const;

/** Takes the key, unless it is taken. A second request with it waits here until the first has ended, on one server or several. */
async function take(trx: Transaction<Database>, claim: Claim): Promise<boolean> {
  const taken = await trx
    .insertInto('idempotency_key')
    .values({ ...isOf(claim), request_hash: claim.requestHash, answer: null, created_at: claim.createdAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('key')
    .executeTakeFirst();
  return taken !== undefined;
}

/** The response to the request that took the key. @throws HttpProblem 422 if that was another request */
export async function firstAnswer(trx: Transaction<Database>, claim: Claim): Promise<SaveResponse> {
  const first = await trx
    .selectFrom('idempotency_key')
    .select(['request_hash', 'answer'])
    .where((eb) => eb.and(isOf(claim)))
    .executeTakeFirstOrThrow();
  if (first.request_hash !== claim.requestHash || first.answer === null) throw keyReused();
  return first.answer as SaveResponse;
}

async function keepAnswer(trx: Transaction<Database>, claim: Claim, answer: SaveResponse): Promise<void> {
  await trx
    .updateTable('idempotency_key')
    .set({ answer: sql<SaveResponse>`${JSON.stringify(answer)}::json` })
    .where((eb) => eb.and(isOf(claim)))
    .execute();
}

/** Releases the key, so that the corrected request may use it. */
export async function giveUp(trx: Transaction<Database>, claim: Claim): Promise<void> {
  await trx
    .deleteFrom('idempotency_key')
    .where((eb) => eb.and(isOf(claim)))
    .execute();
}

/** The key of a request; undefined if there is none. @throws HttpProblem 400 for an invalid key */
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
