import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const sources = join(import.meta.dirname, '..');

/** It sends every call, and they write every kind of record: what `npm test` runs on the embedded database. */
const EMBEDDED = ['calls-succeed.test.ts'];

const usesDatabase = readdirSync(sources, { recursive: true })
  .filter((path) => path.endsWith('.test.ts'))
  .filter((path) => readFileSync(join(sources, path), 'utf8').match(/\/(start-api|temporary-database)\.ts'/));

const inSources = (paths) => paths.map((path) => join(sources, path));
const others = usesDatabase.filter((path) => !EMBEDDED.includes(path));

/** The test files that start the API and run on PostgreSQL; `npm run test:all` runs all of them on both. */
export const postgresFiles = inSources(process.env.TEST_WIDE ? usesDatabase : others);

/** Those that need not run on the embedded database when a run on PostgreSQL follows. */
export const postgresIsEnough = inSources(others);
