import { type RawBuilder, sql } from 'kysely';

/** A value for a `jsonb` column; the same on PGlite and PostgreSQL (whose driver would turn arrays into SQL arrays). */
export const json = <T>(value: T): RawBuilder<T> => sql<T>`${JSON.stringify(value)}::jsonb`;
