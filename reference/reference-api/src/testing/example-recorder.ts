import { writeFileSync } from 'node:fs';
import { examplesFile } from '../openapi/examples.ts';
import type { Exchange } from './contract.ts';

/** Lists are shortened to their first entries. */
const MOST_ENTRIES = 2;
const MOST_CHARACTERS = 4000;

/** Writes openapi.json's examples again, with `RECORD_EXAMPLES=1` and calls-succeed.test.ts. Otherwise it does nothing. */
export function exampleRecorder() {
  const examples: Record<string, { request?: unknown; response?: unknown }> = {};
  return {
    note(operationId: string | undefined, { bodyType, body, responseType, response }: Exchange): void {
      if (!process.env.RECORD_EXAMPLES || !operationId || examples[operationId]) return;
      examples[operationId] = {
        ...(bodyType === 'application/json' ? { request: example(body) } : {}),
        ...(responseType === 'application/json' ? { response: example(response) } : {}),
      };
    },
    write(): void {
      if (!process.env.RECORD_EXAMPLES) return;
      const sorted = Object.fromEntries(Object.entries(examples).sort(([a], [b]) => (a < b ? -1 : 1)));
      writeFileSync(examplesFile, `${JSON.stringify(sorted, null, 2)}\n`);
    },
  };
}

/** An example; undefined if it is too long to be read. */
function example(json: string): unknown {
  const shown = shortened(JSON.parse(json));
  return JSON.stringify(shown).length > MOST_CHARACTERS ? undefined : shown;
}

function shortened(value: unknown, name = ''): unknown {
  if (typeof value === 'string') return /token$|^tk$/i.test(name) && name !== 'errorToken' ? 'dG9rZW4' : value;
  if (Array.isArray(value)) return value.slice(0, MOST_ENTRIES).map((one) => shortened(one));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shortened(inner, key)]));
}
