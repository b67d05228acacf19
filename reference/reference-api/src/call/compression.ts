import { constants } from 'node:zlib';
import type { RouteOptions } from 'fastify';
import type { AnyCall } from './call.ts';

/** Smaller responses fit into one packet in any case. */
const FROM_BYTES = 1024;

/** Up to this size a response is compressed at once, in about a millisecond, and its length is known. Larger ones are streamed. */
const AT_ONCE_BYTES = 131_072;

/** Of brotli, for content that is sent once. 11, as for published files, takes twenty times as long. */
const QUALITY = 4;

const COMPRESSED = {
  encodings: ['br', 'gzip'],
  threshold: FROM_BYTES,
  syncThreshold: AT_ONCE_BYTES,
  brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } },
} satisfies RouteOptions['compress'];

/**
 * How responses of a call are compressed. The size of a compressed response tells how much of the request it repeats, and a secret
 * beside the repetition can be guessed from it, letter by letter (BREACH). For that, another site has to make the browser send the
 * request with its session. A browser adds cookies to such a request, but never an access token. So responses to access tokens are
 * compressed; responses to cookies or to nobody are not, such as sign-in pages and calls that return tokens, unless they are public.
 */
export const compressionOf = ({ auth, public: isPublic }: Pick<AnyCall, 'auth' | 'public'>) =>
  auth === 'bearer' || isPublic ? COMPRESSED : false;
