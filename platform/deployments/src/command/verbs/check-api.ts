import { readFile } from 'node:fs/promises';
import { parseApiDocument, recordLiveApi } from '../../check/api/api-document.ts';
import { checkApi as check } from '../../check/api/check-api.ts';
import { UserError } from '../../user-error.ts';
import { type Verb, WrongUsage } from '../invocation.ts';

/** Compares the openapi.json of an API with the builds that use it; with `--live` also records it as the one that is live. */
export const checkApi: Verb = async ({ store, names, values, print }) => {
  const [file, another] = names;
  if (file === undefined || another !== undefined) throw new WrongUsage('Say one openapi.json.');
  const text = await readFile(file, 'utf8').catch(() => {
    throw new UserError(`${file} cannot be read. Name the openapi.json of the API, as GET /openapi.json gives it.`);
  });
  const document = parseApiDocument(text, file);
  const { findings, unknown } = await check(store, document);
  const mayRecord = values.live && (findings.length === 0 || values.force);
  if (mayRecord) await recordLiveApi(store, document);
  const lines = [
    ...findings.map(({ rule, message }) => `${rule}: ${message}`),
    ...(unknown.length > 0
      ? [`Nothing is known of the calls of ${unknown.join(', ')}: built before calls were recorded.`]
      : []),
    ...(findings.length === 0 ? ['Nothing speaks against it.'] : []),
    ...(mayRecord ? ['It is recorded as the API that is live.'] : []),
  ];
  print({ findings, unknown }, lines.join('\n'));
  return findings.length > 0 && !values.force ? 1 : 0;
};
