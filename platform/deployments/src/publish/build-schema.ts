import { toJsonSchema } from '@valibot/to-json-schema';
import { remoteBuild } from './remote-build.ts';

/** The JSON schema of `build.json`, for builds by other programs than the preset: written to `deployments/build.schema.json`. */
export function buildJsonSchema(): string {
  // Ranges of versions are checked by code.
  const schema = toJsonSchema(remoteBuild, { typeMode: 'input', target: 'draft-07', errorMode: 'ignore' });
  return `${JSON.stringify({ ...schema, title: 'What a build of a micro-frontend says about itself' }, undefined, 2)}\n`;
}
