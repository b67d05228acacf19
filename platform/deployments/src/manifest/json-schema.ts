import { toJsonSchema } from '@valibot/to-json-schema';
import { declaration } from './declaration.ts';

/** The JSON schema of `micro-frontend.json`, for editors: written to `deployments/micro-frontend.schema.json`. */
export function activationJsonSchema(): string {
  const schema = toJsonSchema(declaration, { typeMode: 'input', target: 'draft-07' });
  return `${JSON.stringify({ ...schema, title: 'What a micro-frontend declares about itself' }, undefined, 2)}\n`;
}
