import { type RawBuilder, sql } from 'kysely';

/** A value for a `jsonb` column, for PGlite and for PostgreSQL, whose driver would convert arrays to SQL arrays. */
export const json = <T>(value: T): RawBuilder<T> => sql<T>`${JSON.stringify(value)}::jsonb`;
