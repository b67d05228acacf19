import * as v from 'valibot';
import { type Manifest, manifest } from '../manifest/index.ts';

/**
 * Parses a manifest, or returns what is wrong with it as the end of a sentence: "is not JSON".
 * @param schema of a revision's file, if it is one
 */
export function readDocument(
  text: string,
  schema: v.GenericSchema<unknown, Manifest> = manifest,
): { manifest: Manifest } | { wrong: string } {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { wrong: 'is not JSON' };
  }
  const schemaVersion = (value as { schemaVersion?: unknown } | null)?.schemaVersion;
  if (schemaVersion !== undefined && schemaVersion !== 1) {
    return {
      wrong: `has schema version ${JSON.stringify(schemaVersion)}, and this mfe knows version 1: it was written by a newer one`,
    };
  }
  const result = v.safeParse(schema, value);
  if (result.success) return { manifest: result.output };
  const [issue] = result.issues;
  return { wrong: `is broken at ${v.getDotPath(issue) ?? 'its root'}: ${issue.message}` };
}
