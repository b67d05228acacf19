import { writeFileSync } from 'node:fs';
import { buildJsonSchema } from './build-schema.ts';

/** `node deployments/src/publish/write-build-schema.ts`, after a change of `remote-build.ts` or `reported.ts`. */
writeFileSync(new URL('../../build.schema.json', import.meta.url), buildJsonSchema());
