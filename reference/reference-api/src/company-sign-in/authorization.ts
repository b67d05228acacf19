import type { FastifyReply, FastifyRequest } from 'fastify';
import * as client from 'openid-client';
import { originOf } from '../identity/public-origin.ts';
import type { Services } from '../services.ts';
import { keepPending, type Pending } from './pending.ts';
import { providerOf } from './provider.ts';
import type { CompanySettings } from './settings.ts';

/** The URL to which the provider redirects the browser; registered with it. */
export const CALLBACK = '/wand2/manual/api/signIn/company/callback';

/** The URL to which the provider redirects after a sign-out; registered with it. */
const SIGNED_OUT = '/login?signedOut=1';

/** Starts an authorization code flow with PKCE, state and nonce. @returns the provider's URL */
export async function authorizationUrl(
  services: Services,
  settings: CompanySettings,
  {
    request,
    reply,
    ...purpose
  }: { request: FastifyRequest; reply: FastifyReply } & Pick<Pending, 'returnUrl' | 'linkTo'>,
): Promise<string> {
  const provider = await providerOf(settings);
  const pending = {
    state: client.randomState(),
    nonce: client.randomNonce(),
    verifier: client.randomPKCECodeVerifier(),
    ...purpose,
  };
  const url = client.buildAuthorizationUrl(provider, {
    redirect_uri: originOf(request) + CALLBACK,
    scope: 'openid',
    state: pending.state,
    nonce: pending.nonce,
    code_challenge: await client.calculatePKCECodeChallenge(pending.verifier),
    code_challenge_method: 'S256',
  });
  keepPending(services, reply, pending);
  return url.href;
}

export interface Proven {
  readonly issuer: string;
  readonly subject: string;
  /** Identifies the session at the provider for the sign-out. */
  readonly idToken: string;
  /** Identifies the session at the provider for a back-channel logout; null if the provider names none. */
  readonly sid: string | null;
}

/**
 * Exchanges the code of a callback. State, nonce, PKCE, issuer, audience, expiry and signature are checked. @throws what openid-client
 * throws; `AuthorizationResponseError` if the provider refused
 */
export async function proveIdentity(
  settings: CompanySettings,
  request: FastifyRequest,
  { state, nonce, verifier }: Pending,
): Promise<Proven> {
  const tokens = await client.authorizationCodeGrant(
    await providerOf(settings),
    new URL(request.url, originOf(request)),
    { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier, idTokenExpected: true },
  );
  const claims = tokens.claims();
  if (!claims || !tokens.id_token) throw new Error('The provider sent no ID token.');
  const sid = typeof claims.sid === 'string' ? claims.sid : null;
  return { issuer: claims.iss, subject: claims.sub, idToken: tokens.id_token, sid };
}

/** The URL that ends the session at the provider; undefined if it has none. */
export async function endSessionUrl(
  settings: CompanySettings,
  request: FastifyRequest,
  idToken: string,
): Promise<string | undefined> {
  const provider = await providerOf(settings);
  if (!provider.serverMetadata().end_session_endpoint) return undefined;
  return client.buildEndSessionUrl(provider, {
    id_token_hint: idToken,
    post_logout_redirect_uri: originOf(request) + SIGNED_OUT,
  }).href;
}
