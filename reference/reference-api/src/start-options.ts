import { isIP } from 'node:net';
import { isLoopback } from './development/loopback.ts';
import { clamdAddress } from './documents/clamd.ts';
import { OperatorError } from './operator-error.ts';
import { type ApiOptions, type Environment, formerSecretsOf, optionsFromEnvironment } from './options.ts';

/** The options of `serve.ts`: production, or development with `--development`. @throws OperatorError */
export function startOptions(args: readonly string[], env: Environment): Partial<ApiOptions> {
  const unknown = args.find((argument) => argument !== '--development');
  if (unknown !== undefined) throw new OperatorError(`"${unknown}" is not known. The one option is --development.`);
  return args.length > 0 ? developmentOptions(env) : productionOptions(env);
}

function developmentOptions(env: Environment): Partial<ApiOptions> {
  const refusal = refuseDevelopment(env);
  if (refusal) throw new OperatorError(refusal);
  // Shells and tools set HOST for other purposes, so development always listens on this machine only.
  return { ...optionsFromEnvironment(env), host: undefined, production: false };
}

/** Why development must not start here, in a sentence; undefined if it may. */
export function refuseDevelopment({ NODE_ENV }: Environment): string | undefined {
  if (NODE_ENV === 'production') {
    return 'NODE_ENV is "production", but what you start is development: its accounts have a public password. Unset NODE_ENV, or start production (README.md of reference-api, "Production").';
  }
  return undefined;
}

function productionOptions(env: Environment): Partial<ApiOptions> {
  const missing = missingForProduction(env);
  if (missing.length > 0) {
    throw new OperatorError(
      `Production does not start: ${missing.join('; ')}. To try the portal on this machine, start development: npm start.`,
    );
  }
  return { ...optionsFromEnvironment(env), production: true };
}

/** The variables that are missing in the environment, each as part of a sentence. */
export function missingForProduction(env: Environment): string[] {
  const { CLAMD_URL, DATABASE_URL, SMTP_URL, PUBLIC_ORIGIN, PORTAL_SECRET, SMS_URL, SMS_TOKEN, TRUSTED_PROXIES } = env;
  return [
    ...(hasScheme(DATABASE_URL, 'postgres', 'postgresql') ? [] : ['DATABASE_URL must be a postgres:// URL']),
    ...(hasScheme(SMTP_URL, 'smtp', 'smtps') ? [] : ['SMTP_URL must be an smtp:// or smtps:// URL']),
    ...(isPublicOrigin(PUBLIC_ORIGIN)
      ? []
      : ['PUBLIC_ORIGIN must be the https:// address of the portal, without a path']),
    ...((PORTAL_SECRET ?? '').length >= 32
      ? []
      : ['PORTAL_SECRET must have at least 32 characters (openssl rand -hex 32)']),
    ...(formerSecretsOf(env).every((secret) => secret.length >= 32)
      ? []
      : [
          'PORTAL_FORMER_SECRETS must be secrets of 32 characters or more, separated by commas (%2C is a comma within one)',
        ]),
    ...(TRUSTED_PROXIES && !areProxies(TRUSTED_PROXIES)
      ? ['TRUSTED_PROXIES must be addresses, networks (10.0.0.0/8), loopback or uniquelocal, separated by commas']
      : []),
    ...(CLAMD_URL && !clamdAddress(CLAMD_URL) ? ['CLAMD_URL must be tcp://host:port or unix:///path'] : []),
    ...(SMS_URL && !SMS_TOKEN ? ['SMS_URL needs SMS_TOKEN'] : []),
  ];
}

function hasScheme(text: string | undefined, ...schemes: readonly string[]): boolean {
  return !!text && URL.canParse(text) && schemes.includes(new URL(text).protocol.slice(0, -1));
}

const areProxies = (text: string): boolean =>
  text.split(',').every((part) => {
    const [address = '', bits, ...more] = part.trim().split('/');
    if (['loopback', 'linklocal', 'uniquelocal'].includes(part.trim())) return true;
    return more.length === 0 && isIP(address) > 0 && (bits === undefined || /^\d{1,3}$/.test(bits));
  });

/** Whether a text is an origin and nothing more. Without TLS it must be on this machine. */
function isPublicOrigin(text: string | undefined): boolean {
  if (!text || !URL.canParse(text)) return false;
  const { protocol, origin, hostname } = new URL(text);
  if (text !== origin) return false;
  return protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname));
}
