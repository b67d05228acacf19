import type { FastifyRequest } from 'fastify';
import { recordEvent } from '../audit/audit.ts';
import { tooMany } from '../call/http-problem.ts';
import { isCompanyOnly } from '../company-sign-in/company-only.ts';
import { addressBlock } from '../limits/address-block.ts';
import { giveBack, type Limit, take } from '../limits/limit.ts';
import type { Services } from '../services.ts';
import { knownDevice } from './known-devices.ts';
import { limitsOfTry } from './password-limits.ts';
import { userByPassword } from './sessions.ts';

/**
 * The user of a user name and password, or undefined. Every call with the password of an account other than the caller's uses this. An
 * attempt is counted before it is checked, so that concurrent ones cannot exceed the limit; a right one is given back.
 *
 * @throws 429 ERR_TOO_MANY_PASSWORDS, also for names that do not exist
 */
export async function tryPassword(
  services: Services,
  request: FastifyRequest,
  { userName, password }: { readonly userName: string; readonly password: string },
  further: readonly Limit[] = [],
): Promise<{ readonly id: number } | undefined> {
  const device = await knownDevice(services, request, userName);
  const address = services.options.rateLimits ? addressBlock(request.ip) : undefined;
  const limits = [...further, ...limitsOfTry({ userName, address, knownDevice: device })];
  await takeAll(services, limits);
  // Asked for every name, and the password is checked as well: nothing tells whether an account signs in at its company only.
  const isClosed = await isCompanyOnly(services, { userName });
  const proven = await userByPassword(services, userName, password);
  const user = isClosed ? undefined : proven;
  const named = user ?? (await userByName(services, userName));
  await recordEvent(services.db, services.now(), named?.id ?? null, user ? 'password_proven' : 'password_refused', {
    ...(isClosed ? { reason: 'company only' } : {}),
  });
  if (user) await Promise.all(limits.map((limit) => giveBack(services, limit)));
  return user;
}

/** An operator has to see whose password is guessed. */
const userByName = ({ db }: Services, userName: string): Promise<{ readonly id: number } | undefined> =>
  db
    .selectFrom('app_user')
    .select('id')
    .where((e) => e(e.fn('lower', ['user_name']), '=', userName.toLowerCase()))
    .executeTakeFirst();

/** Counts one use of each limit, or throws at the first that is exhausted. */
export async function takeAll(services: Services, limits: readonly Limit[]): Promise<void> {
  for (const limit of limits) {
    const wait = await take(services, limit);
    if (wait > 0) {
      throw tooMany('ERR_TOO_MANY_PASSWORDS', 'Too many wrong passwords. Please wait before you try again.', wait);
    }
  }
}
