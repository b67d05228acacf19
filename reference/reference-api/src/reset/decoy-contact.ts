import { createHmac } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../storage/database.ts';

/** The shape of a registered address, without the address. */
export interface AddressShape {
  readonly id: number;
  /** The first letters of the address and of its domain, in lower case. */
  readonly nameLetter: string;
  readonly domainLetter: string;
  /** Whether the address begins with the letter that the user name begins with. */
  readonly isOfUserName: boolean;
}

/** The source of decoys: the shapes of some registered addresses, and a key, which keeps a name's decoys the same. */
export interface DecoySource {
  readonly key: string;
  readonly shapes: readonly AddressShape[];
}

/** Later registrations change no decoy. */
const MOST_SHAPES = 256;

/** The key is in the database, because with a new secret of the portal the decoys would change, and only they. */
export async function decoySource(db: Kysely<Database>): Promise<DecoySource> {
  const rows = await db
    .selectFrom('decoy_key')
    .leftJoin('decoy_contact', (join) => join.onTrue())
    .select([
      'decoy_key.value as key',
      'decoy_contact.id',
      'decoy_contact.name_letter as nameLetter',
      'decoy_contact.domain_letter as domainLetter',
      'decoy_contact.is_of_user_name as isOfUserName',
    ])
    .orderBy('decoy_contact.id')
    .execute();
  const shapes = rows.filter((row): row is typeof row & AddressShape => row.id !== null);
  return { key: rows[0]?.key ?? '', shapes };
}

/** Remembers the shape of a user's first address. */
export async function rememberShape(db: Kysely<Database>, userId: number, email: string): Promise<void> {
  const [name, domain] = [email.slice(0, 1), email.slice(email.lastIndexOf('@') + 1).slice(0, 1)];
  await sql`insert into decoy_contact (name_letter, domain_letter, is_of_user_name)
    select ${name.toLowerCase()}, ${domain.toLowerCase()}, lower(left(user_name, 1)) = ${name.toLowerCase()}
    from app_user where id = ${userId} and (select count(*) from decoy_contact) < ${MOST_SHAPES}`.execute(db);
}

/** The letters and digits of a decoy for an entered name. They are as frequent as among the registered contacts, and stay the same. */
export function decoyFor(entered: string, { key, shapes }: DecoySource) {
  const name = entered.toLowerCase();
  const hash = (text: string) => createHmac('sha256', key).update(`${text} ${name}`).digest();
  const bytes = hash('reset-contacts');
  const letter = (at: number) => String.fromCharCode(97 + ((bytes[at] ?? 0) % 26));
  const digits = String(bytes.readUInt32BE(2) % 100).padStart(2, '0');
  // The shape with the smallest hash: another shape that is added takes over few names.
  const ordered = shapes
    .map((shape) => ({ shape, order: hash(`shape ${shape.id}`).readUIntBE(0, 6) }))
    .sort((one, other) => one.order - other.order);
  const own = /^\p{L}/u.exec(name)?.[0];
  const first = ordered.find(({ shape }) => shape.isOfUserName || shape.nameLetter !== own) ?? ordered[0];
  if (!first) return { nameLetter: letter(0), domainLetter: letter(1), digits };
  const { nameLetter, domainLetter, isOfUserName } = first.shape;
  return { nameLetter: (isOfUserName ? own : undefined) ?? nameLetter, domainLetter, digits };
}
