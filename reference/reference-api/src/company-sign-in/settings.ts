import { isLoopback } from '../development/loopback.ts';
import { OperatorError } from '../operator-error.ts';

/** The identity provider of a company (docs: account#company-sign-in). */
export interface CompanySettings {
  /** The issuer: the URL whose `/.well-known/openid-configuration` describes it. */
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** Its name on the button. */
  readonly name: string;
  /** Whether an account that is linked to the provider signs in there only (docs: account#company-only). */
  readonly closesPasswords: boolean;
}

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * The settings of the environment; undefined if there are none. @throws OperatorError for incomplete settings, and for an issuer without
 * TLS that is not on this machine
 */
export function companySettings(env: Environment): CompanySettings | undefined {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret, OIDC_NAME: name } = env;
  if (!issuer && !clientId && !clientSecret && !name) return undefined;
  if (!issuer || !clientId || !clientSecret || !name) {
    throw new OperatorError('OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET and OIDC_NAME go together.');
  }
  if (!isIssuer(issuer)) throw new OperatorError('OIDC_ISSUER must be an https:// URL without query and fragment.');
  return { issuer, clientId, clientSecret, name, closesPasswords: isClosed(env.OIDC_PASSWORDS) };
}

/** @throws OperatorError for another word, which would leave a door open that was meant to be closed */
function isClosed(text = 'open'): boolean {
  if (text === 'closed') return true;
  if (text === 'open' || text === '') return false;
  throw new OperatorError('OIDC_PASSWORDS must be "open" or "closed".');
}

function isIssuer(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, search, hash } = new URL(text);
  if (search || hash) return false;
  return protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname));
}
