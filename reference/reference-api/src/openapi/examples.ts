import { readFileSync } from 'node:fs';

interface Exchange {
  readonly request?: unknown;
  readonly response?: unknown;
}

let read: Readonly<Record<string, Exchange>> | undefined;

/**
 * A recorded request and response of a call, on the sample data. `examples.json` is written by `RECORD_EXAMPLES=1` and
 * `calls-succeed.test.ts`, which also validates it against the schemas.
 */
export function exampleOf(operationId: string, part: keyof Exchange): { example?: unknown } {
  read ??= JSON.parse(readFileSync(examplesFile, 'utf8')) as typeof read;
  const example = read?.[operationId]?.[part];
  return example === undefined ? {} : { example };
}

export const examplesFile = new URL('./examples.json', import.meta.url);
