import { api, hasUserToken } from 'shared-client';
import * as v from 'valibot';

/** The most labels in one call. */
const LABELS_PER_CALL = 500;

/**
 * Texts of labels in a language, by the translation call: the authenticated one with a user token, the manual one
 * without (docs: session#translations). Only labels that were asked for and whose text is a string come back;
 * everything else in a response is dropped, `__proto__` included.
 */
export async function fetchTexts(
  labels: readonly string[],
  tag: string,
  clientId?: string,
): Promise<Record<string, string>> {
  const [language = 'en', country = 'US'] = tag.split('-');
  const batches: string[][] = [];
  for (let at = 0; at < labels.length; at += LABELS_PER_CALL) batches.push(labels.slice(at, at + LABELS_PER_CALL));
  const responses = await Promise.all(
    batches.map((batch) => {
      const path = hasUserToken() ? '/wand2/api/translation' : '/wand2/manual/api/translation';
      const json = { labels: batch, language, country, ...(clientId === undefined ? {} : { clientId }) };
      return api.post(path, responseSchema, { json });
    }),
  );
  return textsOf(new Set(labels), Object.fromEntries(responses.flatMap(Object.entries)));
}

/** The texts of labels among what was read, with the plural forms that English does not have: Arabic has one for 2, for 3 to 10 and so on. */
export const textsOf = (labels: ReadonlySet<string>, read: Readonly<Record<string, unknown>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(read).filter(
      (entry): entry is [string, string] =>
        labels.has(entry[0].replace(/_(zero|two|few|many)$/, '_other')) &&
        typeof entry[1] === 'string' &&
        entry[1] !== 'null' &&
        isVisible(entry[1]),
    ),
  );

/** A text of spaces would leave a button without a name. */
const isVisible = (text: string) => /[^\s\p{Cf}]/u.test(text);

/** Looser than `shared-client/translation`: one broken text must not cost a reader all other texts. */
const responseSchema = v.pipe(
  v.unknown(),
  v.check((response) => !Array.isArray(response), 'is a list'),
  v.record(v.string(), v.unknown()),
);
