import * as contract from 'shared-client/schema/translation';
import type { InferOutput } from 'valibot';
import { defineCall } from '../call/call.ts';
import type { Services } from '../services.ts';
import { localeFor } from './locales.ts';
import { furtherForms, textOf } from './texts.ts';

const source = 'docs/reference/api.md#api-translation';

export const translate = defineCall({
  method: 'POST',
  path: '/wand2/api/translation',
  summary: 'Texts of labels in a language, the client’s own wording on top.',
  source,
  auth: 'bearer',
  body: contract.translationBody,
  response: contract.translations,
  handle: ({ services, body, user }) => translated(services, body, body.clientId == null ? user.clientId : undefined),
});

export const translateWithoutUser = defineCall({
  method: 'POST',
  path: '/wand2/manual/api/translation',
  summary: 'Texts of labels in a language, where nobody is signed in.',
  source,
  auth: 'none',
  public: true,
  body: contract.translationBody,
  response: contract.translations,
  rate: { max: 2400, windowSeconds: 60, counts: 'all' },
  handle: ({ services, body }) => translated(services, body, undefined),
});

/** Texts by label: the client's own, the locale's, or English, with all plural forms of the locale. Unknown labels are left out. */
async function translated(
  { db }: Services,
  body: InferOutput<typeof contract.translationBody>,
  ownClientId: number | undefined,
): Promise<Record<string, string>> {
  const locale = localeFor(body.language, body.country);
  const response: [string, string][] = [];
  const labels = body.labels.flatMap((label) => [label, ...furtherForms(locale, label)]);
  for (const label of labels) {
    const text = textOf(locale, label);
    if (text !== undefined) response.push([label, text]);
  }
  const clientId = body.clientId == null ? ownClientId : Number(body.clientId);
  if (clientId !== undefined && clientId < 2_147_483_648 && labels.length > 0) {
    const own = await db
      .selectFrom('client_translation')
      .select(['label', 'text'])
      .where('client_id', '=', clientId)
      .where('locale', '=', locale)
      .where('label', 'in', labels)
      .execute();
    for (const { label, text } of own) response.push([label, text]);
  }
  return Object.fromEntries(response);
}
