import * as client from 'openid-client';
import type { CompanySettings } from './settings.ts';

/** The longest that the provider may take for a response, in seconds. */
const DEADLINE_SECONDS = 8;

const known = new WeakMap<CompanySettings, Promise<client.Configuration>>();

/** The provider's metadata, read once. After a failure the next sign-in reads them again. */
export function providerOf(settings: CompanySettings): Promise<client.Configuration> {
  const found = known.get(settings);
  if (found) return found;
  const asked = discover(settings);
  known.set(settings, asked);
  asked.catch(() => known.delete(settings));
  return asked;
}

async function discover({ issuer, clientId, clientSecret }: CompanySettings): Promise<client.Configuration> {
  const url = new URL(issuer);
  const configuration = await client.discovery(url, clientId, clientSecret, undefined, {
    timeout: DEADLINE_SECONDS,
    // The settings allow only this machine without TLS.
    execute: url.protocol === 'http:' ? [client.allowInsecureRequests] : [],
  });
  // The signature of the ID token is checked, although it comes directly from the provider.
  client.enableNonRepudiationChecks(configuration);
  return configuration;
}
