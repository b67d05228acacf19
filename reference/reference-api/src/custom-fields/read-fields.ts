import type { Kysely } from 'kysely';
import type { CustomFieldWithValue } from 'shared-client/schema/custom-fields';
import type { SignedInUser } from '../identity/signed-in-user.ts';
import type { Database } from '../storage/database.ts';
import { checkClient } from './access.ts';

/** "Secure fields show a masked value of five asterisks." */
const MASK = '*****';

interface Wanted {
  readonly clientId: number;
  readonly objectClass?: string | undefined;
  readonly section?: string | undefined;
  readonly requestType?: string | undefined;
  /** Also read the values of this object. */
  readonly object?: { readonly objectClass: string; readonly objectId: number } | undefined;
}

/** Active definitions in the order of their ids, with an object's values if one is given. */
export async function readFields(
  db: Kysely<Database>,
  user: SignedInUser,
  wanted: Wanted,
): Promise<CustomFieldWithValue[]> {
  await checkClient(db, user, wanted.clientId);
  let query = db
    .selectFrom('custom_field as f')
    .select(['f.id', 'f.definition'])
    .where('f.client_id', '=', wanted.clientId)
    .where('f.active', '=', true);
  if (wanted.objectClass) query = query.where('f.object_class', '=', wanted.objectClass);
  if (wanted.section) query = query.where('f.section', '=', wanted.section);
  if (wanted.requestType) {
    const { requestType } = wanted;
    query = query.where((eb) => eb.or([eb('f.request_type', 'is', null), eb('f.request_type', '=', requestType)]));
  }
  const fields = await query.orderBy('f.id').execute();
  const values = wanted.object
    ? await db
        .selectFrom('custom_field_value')
        .select(['field_id', 'value'])
        .where('object_class', '=', wanted.object.objectClass)
        .where('object_id', '=', wanted.object.objectId)
        .execute()
    : [];
  const byField = new Map(values.map((row) => [row.field_id, row.value]));
  return fields.map(({ id, definition }) => {
    const value = byField.get(id) ?? null;
    return { ...definition, value: value !== null && definition.secure ? MASK : value };
  });
}
