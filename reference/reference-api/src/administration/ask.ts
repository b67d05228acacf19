import type { AdministrationRequest, NewAdministrationRequest } from 'shared-client/schema/administration';
import { recordEvent } from '../audit/audit.ts';
import { forbidden, httpProblem, notFound } from '../call/http-problem.ts';
import type { SignedInUser } from '../identity/signed-in-user.ts';
import type { Services } from '../services.ts';
import { json } from '../storage/json.ts';
import { userWithinReach } from './administrator.ts';
import { readRequest } from './read-requests.ts';
import { actionsFor, lapsesAt } from './request-rules.ts';
import { refusalOf } from './rights.ts';

/**
 * Asks for a change to a user. Nothing happens to them until a second administrator consents (docs: account#account-consent).
 *
 * @throws HttpProblem 404 out of reach, 403 for the own account and for higher rights, 409 if the same is asked for already or does not fit
 */
export async function askForChange(
  services: Services,
  administrator: SignedInUser,
  userId: number,
  { action, factors = [], reason }: NewAdministrationRequest,
): Promise<AdministrationRequest> {
  const { db, now } = services;
  const subject = await userWithinReach(db, administrator, userId);
  const refusal = refusalOf(administrator, subject);
  if (refusal === 'own') throw forbidden('Nobody asks for a change to their own account.');
  if (refusal === 'higher') throw forbidden('This user has more rights than you.');
  if ((action === 'reset-factors') !== factors.length > 0) {
    const text = 'Choose factors to reset, and none for another change.';
    throw httpProblem(400, 'ERR_REQUEST_INVALID', text, { value: 'body.factors' });
  }
  if (!actionsFor(subject).includes(action)) throw changed();
  const id = await db.transaction().execute(async (trx) => {
    // A lapsed request makes place for a new one.
    await trx
      .deleteFrom('administration_request')
      .where('subject_id', '=', userId)
      .where('action', '=', action)
      .where('outcome', 'is', null)
      .where('lapses_at', '<=', now())
      .execute();
    const made = await trx
      .insertInto('administration_request')
      .values({
        subject_id: userId,
        action,
        factors: json([...new Set(factors)]),
        grounds: reason,
        asked_by: administrator.userId,
        asked_at: now(),
        lapses_at: lapsesAt(now()),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!made) throw changed();
    const details = { request: made.id, action, factors, asked: administrator.userId, reason };
    await recordEvent(trx, now(), userId, 'administration_asked', details);
    return made.id;
  });
  const request = await readRequest(db, administrator, id, now());
  if (!request) throw notFound();
  return request;
}

/** Somebody else was faster. */
export const changed = () =>
  httpProblem(409, 'ERR_ADMINISTRATION_CHANGED', 'This has changed in the meantime. Look again, then decide.');
