import { writeFileSync } from 'node:fs';
import { activationJsonSchema } from './json-schema.ts';

/** `node deployments/src/manifest/write-json-schema.ts`, after a change of `activation.ts` or `declaration.ts`. */
writeFileSync(new URL('../../micro-frontend.schema.json', import.meta.url), activationJsonSchema());
