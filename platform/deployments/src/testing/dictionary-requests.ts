import { sha256 } from '../dictionaries/dictionary-form.ts';

/** A dictionary whose SHA-256 has nine "+" and "/" in base64: more than a name of a form leaves out. */
export const DICTIONARY = Buffer.from('version 109583');
const HASH = `:${sha256(DICTIONARY).toString('base64')}:`;
const OTHER = `:${sha256(Buffer.from('another')).toString('base64')}:`;

/**
 * What a browser says of its codings and of its dictionary, and the coding in which both servers send a file that has a form against
 * {@link DICTIONARY}, a brotli and a gzip form.
 */
export const DICTIONARY_REQUESTS: readonly [
  codings: string,
  dictionary: string | undefined,
  sent: string | undefined,
][] = [
  ['gzip, deflate, br, zstd, dcb, dcz', HASH, 'dcz'],
  ['DCZ', HASH, 'dcz'],
  ['br, dcz;q=0.5', HASH, 'dcz'],
  ['br, dcz ; q=1.0', HASH, 'dcz'],
  ['br, dcz;q=0', HASH, 'br'],
  ['br, dcz;q=0.000', HASH, 'br'],
  ['br, xdcz, dczx', HASH, 'br'],
  ['gzip, deflate, br, zstd', HASH, 'br'],
  ['gzip', HASH, 'gzip'],
  ['', HASH, undefined],
  ['br, dcz', undefined, 'br'],
  ['dcz', undefined, undefined],
  ['br, dcz', OTHER, 'br'],
  ['dcz', OTHER, undefined],
  ['br, dcz', HASH.slice(0, -1), 'br'],
  ['br, dcz', HASH.replace('=', ''), 'br'],
  ['br, dcz', HASH.replaceAll(':', '"'), 'br'],
  ['br, dcz', `${HASH}, ${HASH}`, 'br'],
  ['br, dcz', `:${'../'.repeat(14)}a=:`, 'br'],
  ['br, dcz', `:${'/'.repeat(43)}=:`, 'br'],
];
