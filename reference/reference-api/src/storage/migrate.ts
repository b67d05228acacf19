import { readdir } from 'node:fs/promises';
import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import type { Database } from './database.ts';

const folder = new URL('./migrations/', import.meta.url);

/** Every `NNN-name.ts` of the migrations folder, by name. A new file is found automatically. */
async function readMigrations(): Promise<Record<string, Migration>> {
  const migrations: Record<string, Migration> = {};
  for (const file of (await readdir(folder)).sort()) {
    if (!/^\d{3}-[a-z-]+\.ts$/.test(file)) continue;
    migrations[file.slice(0, -3)] = (await import(new URL(file, folder).href)) as Migration;
  }
  return migrations;
}

/**
 * Brings the schema up to date. Two servers that start at the same time on one PostgreSQL wait for one another. Each subject has its own
 * range of migration numbers, so a lower number may be added later.
 */
export async function migrate(db: Kysely<Database>): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: readMigrations },
    allowUnorderedMigrations: true,
  });
  const { error, results } = await migrator.migrateToLatest();
  if (error) {
    const failed = results?.find((result) => result.status === 'Error')?.migrationName;
    throw new Error(`The database schema could not be brought up to date${failed ? ` (${failed})` : ''}.`, {
      cause: error,
    });
  }
}
