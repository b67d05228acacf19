import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ApiCalls, Contract } from 'deployments/contract';
import type { DeclaredModule } from '../contract/declared-modules.ts';
import { repositoryOf, sourceOf, sourcesOf } from '../contract/package-sources.ts';
import type { CallSite, UsedCalls } from './calls-in-module.ts';
import { shapesOfCalls } from './shapes-of-calls.ts';

/** The modules that make the calls, and those that have their schemas. Of installed packages nothing is declared. */
export function callModules(calls: readonly UsedCalls[]): DeclaredModule[] {
  const files = calls.flatMap(({ file, sites }) => [file, ...sites.flatMap((site) => schemaFile(file, site) ?? [])]);
  return [...new Set(files)]
    .filter(isDeclared)
    .map((file) => ({ request: requestOf(file), file, folder: repositoryOf(file) }));
}

/** The calls with what they read and send. */
export function recordedCalls(calls: readonly UsedCalls[], contracts: Readonly<Record<string, Contract>>): ApiCalls {
  const contractOf = (file: string | undefined) => (file === undefined ? undefined : contracts[requestOf(file)]);
  const own = calls.filter(({ installed }) => installed === undefined);
  const shapes = shapesOfCalls(
    own.flatMap(({ file, sites }) =>
      sites.map((site) => ({ site, module: contractOf(file), schema: contractOf(schemaFile(file, site)) })),
    ),
  );
  return calls.flatMap(({ installed }) => installed ?? []).reduce(together, shapes);
}

function together(one: ApiCalls, other: ApiCalls): ApiCalls {
  return { calls: [...one.calls, ...other.calls], types: { ...one.types, ...other.types } };
}

function isDeclared(file: string): boolean {
  return /\.tsx?$/.test(file) && !/[\\/]node_modules[\\/]/.test(file);
}

function requestOf(file: string): string {
  return `calls of ${file}`;
}

function schemaFile(file: string, { schema }: CallSite): string | undefined {
  if (!schema) return undefined;
  if (schema.from === undefined) return file;
  if (schema.from.startsWith('.')) {
    const path = join(dirname(file), schema.from);
    return existsSync(path) ? path : undefined;
  }
  return sourceOf(schema.from, sourcesOf(repositoryOf(file)));
}
