import type { IncomingHttpHeaders } from 'node:http';

const FORM = /\.[0-9A-Za-z]+\.dcz$/;
const TAKES_DCZ = /(?:^|,)\s*dcz\s*(?:,|$|;\s*q=(?:1|0?\.0*[1-9]))/i;
const AVAILABLE = /^:([0-9A-Za-z+/]{43})=:$/;

/**
 * The end of a form's path, after the file's own: `.Gc7iIglSE….dcz`.
 * @param hash the SHA-256 of the dictionary
 */
export function formSuffix(hash: Buffer): string {
  return suffix(hash.toString('base64').slice(0, 43));
}

/** The end of the path of the form that a request can take; undefined if it says no dictionary, or does not take `dcz`. */
export function suffixFor(headers: IncomingHttpHeaders): string | undefined {
  if (!TAKES_DCZ.test(headers['accept-encoding'] ?? '')) return undefined;
  const [, hash] = AVAILABLE.exec(String(headers['available-dictionary'] ?? '')) ?? [];
  return hash && suffix(hash);
}

/** Base64 without "+" and "/", which a name of a file cannot have. nginx knows no loop, so what follows the eighth of them is left out. */
function suffix(base64: string): string {
  return `.${base64.split(/[+/]/).slice(0, 8).join('')}.dcz`;
}

/** The file of which this is a form against a dictionary. */
export function fileOfForm(path: string): string | undefined {
  return FORM.test(path) ? path.replace(FORM, '') : undefined;
}
