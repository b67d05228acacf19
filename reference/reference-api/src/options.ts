import { type CompanySettings, companySettings } from './company-sign-in/settings.ts';
import { newSecret } from './identity/secrets.ts';
import { OperatorError } from './operator-error.ts';
import { readSections, type Sections } from './worker/sections.ts';

/** How a server is set up; everything has a default. `serve.ts` fills it from the environment. */
export interface ApiOptions {
  /** Directory of the embedded database and of uploaded files; `memory` keeps both in memory (tests). Default `.data`. */
  readonly dataDir: string;
  /** A PostgreSQL to use instead of the embedded one. */
  readonly databaseUrl?: string | undefined;
  /** How many connections to that PostgreSQL at most; default 20. */
  readonly databaseConnections?: number | undefined;
  /** Milliseconds that the database may take for a connection, a statement or a lock before the caller is asked to come back. */
  readonly databaseDeadline: number;
  /** The address to listen on; absent: every interface, IPv6 and IPv4; in development this machine's own alone. */
  readonly host?: string | undefined;
  /** False asks for development: sample data with a public password, `/dev/*`, an outbox anybody may read. */
  readonly production: boolean;
  /** Where browsers find the portal: `https://portal.example.com`. Absent: the address each request names. */
  readonly publicOrigin?: string | undefined;
  /** Whose word on who calls is taken: `loopback`, `uniquelocal`, addresses and networks, separated by commas. */
  readonly trustedProxies: string;
  /** Keys what the server counts by; one for all processes of a portal. Absent: made at the start. */
  readonly secret: string;
  /** Secrets of before: what they sealed and signed is still read. */
  readonly formerSecrets: readonly string[];
  /** Checks every response against its schema, which costs as much as making it; default: in development. */
  readonly checkResponses: boolean;
  /** `smtp://user:password@host:port`; absent: messages go to the development outbox. */
  readonly smtpUrl?: string | undefined;
  /** The sender of e-mail. */
  readonly mailFrom: string;
  /** A gateway that takes text messages as `POST { to, text }`; absent: they go to the development outbox. */
  readonly smsUrl?: string | undefined;
  /** Bearer token of that gateway. */
  readonly smsToken?: string | undefined;
  /** Text messages in an hour at most, over all users and countries: each costs money. */
  readonly smsPerHour: number;
  /** The same to one country. */
  readonly smsPerCountry: number;
  /** Key of the geolocation service; absent: geolocation is off. */
  readonly geolocationKey?: string | undefined;
  /** The identity provider that people may sign in by; absent: by this portal alone. */
  readonly company?: CompanySettings | undefined;
  /** Where the deployment has the parts of the product that are not in this portal. */
  readonly sections: Sections;
  /** Where the Contact Us dialog's support link leads; https. */
  readonly supportPortalUrl: string;
  /** The clock. */
  readonly now: () => Date;
  /** pino level; `silent` in tests. */
  readonly logLevel: string;
  /** Limits per user and address; off only in benchmarks and browser tests. */
  readonly rateLimits: boolean;
}

/** Production is what runs unless development is asked for. */
const defaultOptions: Omit<ApiOptions, 'checkResponses' | 'secret'> = {
  dataDir: '.data',
  databaseDeadline: 8000,
  production: true,
  formerSecrets: [],
  trustedProxies: 'loopback',
  smsPerHour: 600,
  smsPerCountry: 200,
  mailFrom: 'Worker portal <no-reply@portal.invalid>',
  sections: {},
  supportPortalUrl: 'https://support.portal.example/',
  now: () => new Date(),
  logLevel: 'info',
  rateLimits: true,
};

/** Options with their defaults. */
export function completeOptions(given: Partial<ApiOptions>): ApiOptions {
  const options = { ...defaultOptions, ...given };
  return { secret: newSecret(), ...options, checkResponses: given.checkResponses ?? !options.production };
}

/** Options as the environment gives them: DATA_DIR, DATABASE_URL, SMTP_URL, MAIL_FROM, SMS_URL, SMS_TOKEN, … */
export function optionsFromEnvironment(env: Environment): Partial<ApiOptions> {
  return {
    dataDir: env.DATA_DIR || '.data',
    databaseUrl: env.DATABASE_URL || undefined,
    ...(Number(env.DATABASE_CONNECTIONS) > 0 ? { databaseConnections: Number(env.DATABASE_CONNECTIONS) } : {}),
    ...(Number(env.DATABASE_DEADLINE) > 0 ? { databaseDeadline: Number(env.DATABASE_DEADLINE) * 1000 } : {}),
    host: env.HOST || undefined,
    publicOrigin: env.PUBLIC_ORIGIN || undefined,
    ...(env.TRUSTED_PROXIES ? { trustedProxies: env.TRUSTED_PROXIES } : {}),
    ...(env.PORTAL_SECRET ? { secret: env.PORTAL_SECRET } : {}),
    formerSecrets: formerSecretsOf(env),
    smtpUrl: env.SMTP_URL || undefined,
    ...senderOf(env),
    ...(env.SUPPORT_PORTAL_URL ? { supportPortalUrl: env.SUPPORT_PORTAL_URL } : {}),
    company: companySettings(env),
    ...sectionsOf(env.SECTION_URLS),
    smsUrl: env.SMS_URL || undefined,
    smsToken: env.SMS_TOKEN || undefined,
    ...(Number(env.SMS_PER_HOUR) > 0 ? { smsPerHour: Number(env.SMS_PER_HOUR) } : {}),
    ...(Number(env.SMS_PER_COUNTRY) > 0 ? { smsPerCountry: Number(env.SMS_PER_COUNTRY) } : {}),
    geolocationKey: env.GEOLOCATION_KEY || undefined,
    logLevel: env.LOG_LEVEL || 'info',
  };
}

/** Secrets of before, the newest first. One with `%2C` is tried as it stands, too. */
export const formerSecretsOf = ({ PORTAL_FORMER_SECRETS = '' }: Environment): readonly string[] =>
  PORTAL_FORMER_SECRETS.split(',')
    .map((secret) => secret.trim())
    .filter(Boolean)
    .flatMap((secret) => [...new Set([secret.replaceAll('%2C', ','), secret])]);

/** @throws OperatorError if the text cannot be read: a menu without its entries would be noticed late */
function sectionsOf(text = ''): Pick<ApiOptions, 'sections'> {
  const read = readSections(text);
  if ('fault' in read) throw new OperatorError(`${read.fault}.`);
  return read;
}

/**
 * Without MAIL_FROM the portal's own host sends: what receives mail refuses a sender whose domain does not exist. A portal on this machine
 * has no such host.
 */
function senderOf({ MAIL_FROM, PUBLIC_ORIGIN }: Environment): Partial<Pick<ApiOptions, 'mailFrom'>> {
  if (MAIL_FROM) return { mailFrom: MAIL_FROM };
  const host = PUBLIC_ORIGIN && URL.canParse(PUBLIC_ORIGIN) ? new URL(PUBLIC_ORIGIN).hostname : '';
  return /\.[a-z][a-z0-9-]*$/.test(host) ? { mailFrom: `Worker portal <no-reply@${host}>` } : {};
}

/** The environment of a process. */
export type Environment = Readonly<Record<string, string | undefined>>;
