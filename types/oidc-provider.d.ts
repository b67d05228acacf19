/** The part of oidc-provider that the tests use; the package brings no types. */
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  export default class Provider {
    constructor(
      issuer: string,
      configuration: {
        readonly clients: readonly Record<string, unknown>[];
        readonly cookies: { readonly keys: readonly string[] };
        readonly findAccount: (
          context: unknown,
          id: string,
        ) => { readonly accountId: string; readonly claims: () => Promise<{ readonly sub: string }> };
        readonly features: { readonly backchannelLogout: { readonly enabled: boolean } };
        readonly jwks: { readonly keys: readonly object[] };
        readonly pkce: { readonly required: () => boolean };
      },
    );
    callback(): (request: IncomingMessage, response: ServerResponse) => void;
  }
}
