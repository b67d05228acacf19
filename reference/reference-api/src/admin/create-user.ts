import type { Kysely } from 'kysely';
import { isPassword } from 'shared-validators';
import { recordEvent } from '../audit/audit.ts';
import { isPlainName } from '../call/plain-name.ts';
import { rightsOf } from '../identity/account-kinds.ts';
import { hashPassword } from '../identity/password.ts';
import type { UserType } from '../identity/signed-in-user.ts';
import { OperatorError } from '../operator-error.ts';
import type { Database } from '../storage/database.ts';
import { json } from '../storage/json.ts';

export interface NewUser {
  readonly userName: string;
  readonly userType: UserType;
  readonly firstName: string;
  readonly lastName: string;
  readonly password: string;
  /** The supplier of a supplier's user; nobody else has one. */
  readonly supplier?: string | undefined;
  /** The company, by name. If it does not exist, it is created with this time zone and country. */
  readonly client: { readonly name: string; readonly timeZone: string; readonly country: string };
}

/** Creates an account, and its company if that is new. @returns its id @throws OperatorError with a message */
export async function createUser(db: Kysely<Database>, user: NewUser, now: Date): Promise<number> {
  if (!/^[\w.@-]{1,100}$/.test(user.userName)) {
    throw new OperatorError('A user name has 1 to 100 letters, digits, dots, hyphens, underscores and @.');
  }
  if ((user.userType === 'Supplier') !== Boolean(user.supplier)) {
    throw new OperatorError('A Supplier, and nobody else, belongs to a supplier: give its name by --supplier.');
  }
  if (![user.firstName, user.lastName, user.client.name, user.supplier ?? ''].every(isPlainName)) {
    throw new OperatorError('A name is one line without invisible characters.');
  }
  if (!isPassword(user.password)) {
    throw new OperatorError(
      'A password has 8 to 20 characters of at least three kinds: capital letters, small letters, digits, others.',
    );
  }
  const password_hash = await hashPassword(user.password);
  return db.transaction().execute(async (trx) => {
    const client_id = await clientId(trx, user.client);
    const { permissions, ...flags } = rightsOf(user.userType);
    const made = await trx
      .insertInto('app_user')
      .values({
        user_name: user.userName,
        password_hash,
        first_name: user.firstName,
        last_name: user.lastName,
        user_type: user.userType,
        client_id,
        supplier_name: user.supplier ?? null,
        permissions: json(permissions),
        ...flags,
        language: 'en',
        country: user.client.country,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!made) throw new OperatorError(`There is a user "${user.userName}" already.`);
    await recordEvent(trx, now, made.id, 'user_created');
    return made.id;
  });
}

async function clientId(db: Kysely<Database>, { name, timeZone, country }: NewUser['client']): Promise<number> {
  const known = await db.selectFrom('client').select('id').where('name', '=', name).executeTakeFirst();
  if (known) return known.id;
  if (!Intl.supportedValuesOf('timeZone').concat('UTC').includes(timeZone)) {
    throw new OperatorError(`"${timeZone}" is no time zone. An example is America/Los_Angeles.`);
  }
  if (!/^[A-Z]{2}$/.test(country)) throw new OperatorError(`"${country}" is no country code. An example is US.`);
  const { id } = await db
    .insertInto('client')
    .values({ name, time_zone: timeZone, country })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
