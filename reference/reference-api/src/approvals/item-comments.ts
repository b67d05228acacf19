import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import type { ItemComment, ItemCommentRequest, ItemComments } from 'shared-client/schema/billing';
import { fullName } from '../billing/change-history.ts';
import { type Item, readItem } from '../billing/read/read-item.ts';
import { keyOf } from '../billing/save/idempotency.ts';
import { forbidden, httpProblem } from '../call/http-problem.ts';
import { type Acting, actingFor, mayActing, maySee, namesOf } from '../delegates/acting.ts';
import type { SignedInUser } from '../identity/signed-in-user.ts';
import { notifyOfItems } from '../notifications/keep.ts';
import type { Services } from '../services.ts';
import type { Database } from '../storage/database.ts';
import { mayDecide } from './who-decides.ts';

/** Whether a user may comment on an item: its worker, and those who decide on it. */
export const mayComment = (acting: Acting, item: Item): boolean =>
  mayActing(acting, 'comment', item) && (acting.as.userType === 'Worker' || mayDecide(acting.as));

/** The comments on an item, the newest last; none for users who may not comment. */
export async function commentsFor(db: Kysely<Database>, user: SignedInUser, item: Item): Promise<ItemComment[]> {
  return maySee(user, item, 'comment') ? readComments(db, item.id) : [];
}

async function readComments(db: Kysely<Database>, itemId: number): Promise<ItemComment[]> {
  const rows = await db
    .selectFrom('billing_item_comment as c')
    .innerJoin('app_user as u', 'u.id', 'c.user_id')
    .leftJoin('app_user as p', 'p.id', 'c.principal_id')
    .select(['c.text', 'c.at', 'u.first_name as firstName', 'u.last_name as lastName'])
    .select(['p.first_name as forFirst', 'p.last_name as forLast'])
    .where('c.billing_item_id', '=', itemId)
    .orderBy('c.id')
    .execute();
  return rows.map(({ text, at, forFirst, forLast, ...by }) => ({
    by: fullName(by),
    byFor: forFirst !== null && forLast !== null ? fullName({ firstName: forFirst, lastName: forLast }) : null,
    at: at.toISOString(),
    text,
  }));
}

/**
 * Adds a comment to an item, once for a key. The worker gets a mail about comments by other users.
 * @throws HttpProblem 400 without a key, 403 if not allowed, 404 if there is no such item, 422 for a key that was used for something else
 */
export async function addComment(
  { db, now }: Services,
  user: SignedInUser,
  request: FastifyRequest,
  { id, text, onBehalfOf }: ItemCommentRequest & { readonly id: number },
): Promise<ItemComments> {
  const item = await readItem(db, user, id);
  const acting = await actingFor(db, user, { onBehalfOf, permission: 'BILLING_APPROVAL', now: now() });
  if (!mayComment(acting, item)) throw forbidden('You are not allowed to comment on this item.');
  const key = keyOf(request);
  if (key === undefined)
    throw httpProblem(400, 'ERR_REQUEST_INVALID', 'Idempotency-Key: a comment needs one.', {
      value: 'Idempotency-Key',
    });
  const hash = createHash('sha256')
    .update(JSON.stringify([id, text, onBehalfOf ?? null]))
    .digest('base64url');
  const added = await db.transaction().execute(async (trx) => {
    const begun = await trx
      .insertInto('billing_item_comment')
      .values({
        billing_item_id: id,
        user_id: user.userId,
        principal_id: acting.principal?.userId ?? null,
        text,
        at: now(),
        key,
        request_hash: hash,
        mail_after: user.userId === item.worker_id ? null : now(),
      })
      .onConflict((conflict) => conflict.columns(['user_id', 'key']).doNothing())
      .returning('id')
      .executeTakeFirst();
    const ofWorker = user.userId === item.worker_id;
    if (begun)
      await notifyOfItems(
        trx,
        [
          {
            itemId: id,
            kind: ofWorker ? 'approval-commented' : 'item-commented',
            to: ofWorker ? 'approvers' : 'worker',
          },
        ],
        { at: now(), actorId: user.userId, by: namesOf(acting).by },
      );
    return begun;
  });
  if (!added) await requireSame(db, user.userId, key, hash);
  return { comments: await readComments(db, id) };
}

/** @throws HttpProblem 422 for a key that was used for something else */
async function requireSame(db: Kysely<Database>, userId: number, key: string, hash: string): Promise<void> {
  const known = await db
    .selectFrom('billing_item_comment')
    .select('request_hash')
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .executeTakeFirst();
  if (known?.request_hash !== hash)
    throw httpProblem(
      422,
      'ERR_IDEMPOTENCY_KEY_REUSED',
      'This request was sent before with other content. Please reload the page and try again.',
      { value: 'Idempotency-Key' },
    );
}
