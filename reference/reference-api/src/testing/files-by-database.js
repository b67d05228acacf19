import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const sources = join(import.meta.dirname, '..');

/** This file makes every call, and thus writes every kind of record: `npm test` runs it on the embedded database. */
const EMBEDDED = ['calls-succeed.test.ts'];

/** The modules that start the API or make a database; `access/people.ts` does so for the files of the access matrix. */
const STARTS = /\/(start-(own-)?api|temporary-database|access\/people)\.ts'/;

const usesDatabase = readdirSync(sources, { recursive: true })
  .filter((path) => path.endsWith('.test.ts'))
  .filter((path) => readFileSync(join(sources, path), 'utf8').match(STARTS));

const inSources = (paths) => paths.map((path) => join(sources, path));
const others = usesDatabase.filter((path) => !EMBEDDED.includes(path));

/** The test files that start the API and run on PostgreSQL. `npm run test:all` runs all of them on both databases. */
export const postgresFiles = inSources(process.env.TEST_WIDE ? usesDatabase : others);

/** The files that need not run on the embedded database if a run on PostgreSQL follows. */
export const postgresIsEnough = inSources(others);
