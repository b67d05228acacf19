import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWTHeaderParameters, SignJWT } from 'jose';
import Provider from 'oidc-provider';

/** A real OpenID provider on this machine, whose sign-in page accepts any name and password. */
export interface OpenIdProvider {
  readonly issuer: string;
  readonly environment: Readonly<Record<string, string>>;
  /** Registers the portal's origin, which is known only after it has started. */
  trust(origin: string): void;
  /** Signs any claims with the provider's key, as it signs its own tokens. */
  sign(claims: object, header?: Partial<JWTHeaderParameters>): Promise<string>;
  close(): Promise<void>;
}

const CLIENT = 'portal';
const SECRET = 'a-secret-of-the-tests-that-is-long-enough';

export async function startOpenIdProvider(): Promise<OpenIdProvider> {
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  const key = { ...(await exportJWK(privateKey)), kid: 'of-the-tests', alg: 'RS256', use: 'sig' };
  const origins = new Set<string>();
  let provider: Provider | undefined;
  const server = createServer((request, response) => provider?.callback()(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://localhost:${(server.address() as AddressInfo).port}`;
  const make = () =>
    new Provider(issuer, {
      clients: [
        {
          client_id: CLIENT,
          client_secret: SECRET,
          redirect_uris: [...origins].map((origin) => `${origin}/wand2/manual/api/signIn/company/callback`),
          backchannel_logout_uri: [...origins].map((origin) => `${origin}/wand2/manual/api/signIn/company/logout`)[0],
          backchannel_logout_session_required: true,
          post_logout_redirect_uris: [...origins].map((origin) => `${origin}/login?signedOut=1`),
        },
      ],
      cookies: { keys: ['a key of the tests'] },
      features: { backchannelLogout: { enabled: true } },
      jwks: { keys: [key] },
      findAccount: (_context, id) => ({ accountId: id, claims: async () => ({ sub: id }) }),
      pkce: { required: () => true },
    });
  return {
    issuer,
    environment: { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: CLIENT, OIDC_CLIENT_SECRET: SECRET, OIDC_NAME: 'Northwind' },
    trust(origin) {
      origins.add(origin);
      provider = make();
    },
    sign: (claims, header) =>
      new SignJWT({ ...claims }).setProtectedHeader({ alg: 'RS256', kid: key.kid, ...header }).sign(privateKey),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
