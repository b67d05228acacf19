import type { FastifyReply, FastifyRequest } from 'fastify';
import type { NotificationValues } from 'shared-client/schema/notifications';
import { browserName } from 'shared-validators/browser-name';
import { notify } from '../notifications/keep.ts';
import type { Services } from '../services.ts';
import { setCookie, YEAR_SECONDS } from './cookies.ts';
import { newSecret, secretHash } from './secrets.ts';

/** Proves that an account has signed in from this browser before. It is a secret, unlike `deviceId`, but cannot be used to sign in. */
const KNOWN_DEVICE_COOKIE = 'portal_device';

const cookieOf = (request: FastifyRequest): string | undefined =>
  /^[\w-]{43}$/.exec(request.cookies[KNOWN_DEVICE_COOKIE] ?? '')?.[0];

/** The hash of a browser's proof; null for one that has never signed in. */
export function deviceHashOf(request: FastifyRequest): string | null {
  const cookie = cookieOf(request);
  return cookie ? secretHash(cookie) : null;
}

/** The hash of the browser's proof, if the account of a user name or id has signed in from it before. */
export async function knownDevice(
  { db }: Services,
  request: FastifyRequest,
  user: string | number,
): Promise<string | undefined> {
  const cookie = cookieOf(request);
  if (!cookie) return undefined;
  const device_hash = secretHash(cookie);
  const row = await db
    .selectFrom('known_device')
    .innerJoin('app_user', 'app_user.id', 'known_device.user_id')
    .select('known_device.user_id')
    .where('known_device.device_hash', '=', device_hash)
    .where((e) =>
      typeof user === 'number'
        ? e('app_user.id', '=', user)
        : e(e.fn('lower', ['app_user.user_name']), '=', user.toLowerCase()),
    )
    .executeTakeFirst();
  return row && device_hash;
}

/** Records that a user signs in from this browser. */
export async function rememberDevice(
  { db, now }: Services,
  userId: number,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const cookie = cookieOf(request) ?? newSecret();
  setCookie(reply, KNOWN_DEVICE_COOKIE, cookie, { httpOnly: true, maxAge: YEAR_SECONDS });
  const seen = { seen_at: now() };
  await db.transaction().execute(async (trx) => {
    const known = await trx.selectFrom('known_device').select('device_hash').where('user_id', '=', userId).execute();
    const device_hash = secretHash(cookie);
    await trx
      .insertInto('known_device')
      .values({ device_hash, user_id: userId, ...seen })
      .onConflict((conflict) => conflict.columns(['device_hash', 'user_id']).doUpdateSet(seen))
      .execute();
    // The first browser of an account is nobody else's.
    if (known.length > 0 && !known.some((one) => one.device_hash === device_hash))
      await notify(trx, [
        { readerId: userId, kind: 'new-device', values: subjectOf(request), at: now(), fromDevice: device_hash },
      ]);
  });
}

/** The browser as people call it (docs: notifications#notification-subject). */
function subjectOf(request: FastifyRequest): NotificationValues {
  const name = browserName(request.headers['user-agent'] ?? '');
  return name ? { subject: `${name.browser} · ${name.system}` } : {};
}
