import { httpProblem } from './http-problem.ts';

/** Control characters, line and paragraph separators, and characters that change the direction of the text around them. */
const UNFIT = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u;

/** Whether a text can stand for a person or a thing inside of sentences, e-mails and headers: one line, in its own direction. */
export const isPlainName = (text: string): boolean => !UNFIT.test(text);

/** @throws HttpProblem 400 for a name that is not plain (docs: account#plain-names) */
export function requirePlainName(name: string | null | undefined, field: string): void {
  if (name && !isPlainName(name)) {
    throw httpProblem(400, 'ERR_NAME_CHARACTERS', 'A name is one line without invisible characters.', { value: field });
  }
}
