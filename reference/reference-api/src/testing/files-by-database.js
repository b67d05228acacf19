import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const sources = join(import.meta.dirname, '..');

/** It sends every call, and they write every kind of record: `npm test` runs it on both databases, `npm run test:all` all files. */
const ON_BOTH = ['calls-succeed.test.ts'];

const usesDatabase = readdirSync(sources, { recursive: true })
  .filter((path) => path.endsWith('.test.ts'))
  .filter((path) => readFileSync(join(sources, path), 'utf8').match(/\/(start-api|temporary-database)\.ts'/));

/** The test files that start the API, on the database which the run is for. */
export const databaseFiles = usesDatabase.map((path) => join(sources, path));

/** Those of them that a run on PostgreSQL is enough for. */
export const postgresIsEnough = usesDatabase
  .filter((path) => !ON_BOTH.includes(path))
  .map((path) => join(sources, path));
