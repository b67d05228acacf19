import { createRemoteJWKSet, errors, type JWTPayload, jwtVerify } from 'jose';
import { providerOf } from './provider.ts';
import type { CompanySettings } from './settings.ts';

/** What a logout token ends: one session at the provider, or every session of a subject. At least one of the two is given. */
export interface LoggedOut {
  readonly issuer: string;
  readonly jti: string;
  readonly subject: string | undefined;
  readonly sid: string | undefined;
}

const EVENT = 'http://schemas.openid.net/event/backchannel-logout';
/** Signatures by the provider's key pair. A shared secret proves nothing to others, and `none` nothing at all. */
const ALGORITHMS = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA'];
const OLDEST_SECONDS = 5 * 60;
const CLOCK_SECONDS = 60;

const textOf = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined);

/** The content of a logout token whose signature, issuer, audience and age are right; undefined if it is another kind of token. */
function loggedOutBy({ iss, jti, sub, sid, events, nonce }: JWTPayload): LoggedOut | undefined {
  const event = typeof events === 'object' && events !== null && Object.hasOwn(events, EVENT);
  const token = { issuer: textOf(iss), jti: textOf(jti), subject: textOf(sub), sid: textOf(sid) };
  // A nonce is in every ID token of a sign-in, and in no logout token.
  if (!event || nonce !== undefined || !token.issuer || !token.jti || !(token.subject || token.sid)) return undefined;
  return { ...token, issuer: token.issuer, jti: token.jti };
}

const keySets = new WeakMap<CompanySettings, ReturnType<typeof createRemoteJWKSet>>();

async function keysOf(settings: CompanySettings) {
  const known = keySets.get(settings);
  if (known) return known;
  const { jwks_uri: address } = (await providerOf(settings)).serverMetadata();
  if (!address) throw new Error('The provider names no keys.');
  const keys = createRemoteJWKSet(new URL(address));
  keySets.set(settings, keys);
  return keys;
}

/**
 * Checks a logout token (OpenID Connect Back-Channel Logout 1.0, 2.6), but not whether it was used before. @returns undefined if it is
 * invalid @throws if the provider's keys cannot be read
 */
export async function readLogoutToken(
  settings: CompanySettings,
  token: string,
  now: Date,
): Promise<LoggedOut | undefined> {
  const keys = await keysOf(settings);
  try {
    const { payload, protectedHeader } = await jwtVerify(token, keys, {
      issuer: settings.issuer,
      audience: settings.clientId,
      algorithms: ALGORITHMS,
      maxTokenAge: OLDEST_SECONDS,
      clockTolerance: CLOCK_SECONDS,
      requiredClaims: ['iat', 'jti', 'events'],
      currentDate: now,
    });
    const kind = protectedHeader.typ?.toLowerCase() ?? 'jwt';
    return kind === 'jwt' || kind === 'logout+jwt' ? loggedOutBy(payload) : undefined;
  } catch (error) {
    if (isAway(error)) throw error;
    return undefined;
  }
}

/** The keys could not be read. Every other error is about the token. */
const isAway = (error: unknown): boolean =>
  !(error instanceof errors.JOSEError) || [errors.JWKSTimeout.code, errors.JOSEError.code].includes(error.code);
