import { dictionaryForm, sha256 } from './dictionary-form.ts';
import { formSuffix } from './form-name.ts';

/** A form that saves less of the bytes than this share is not worth its place in the store. */
const WORTH_IT = 0.3;

/**
 * The forms of a file against earlier ones that pay.
 * @param path of the file in the store
 * @param without the bytes that are sent to a browser without a dictionary
 */
export async function dictionaryForms(
  path: string,
  bytes: Buffer,
  without: number,
  earlier: readonly Buffer[],
): Promise<[path: string, bytes: Buffer][]> {
  const forms = await Promise.all(
    earlier.map(
      async (dictionary) =>
        [`${path}${formSuffix(sha256(dictionary))}`, await dictionaryForm(bytes, dictionary)] as const,
    ),
  );
  return forms.flatMap(([name, form]) => (form && form.length <= without * (1 - WORTH_IT) ? [[name, form]] : []));
}
