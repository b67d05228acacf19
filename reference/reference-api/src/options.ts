import { type CompanySettings, companySettings } from './company-sign-in/settings.ts';
import { newSecret } from './identity/secrets.ts';
import { OperatorError } from './operator-error.ts';
import { readSections, type Sections } from './worker/sections.ts';

/** The configuration of a server. Everything has a default; `serve.ts` reads it from the environment. */
export interface ApiOptions {
  /** Directory of the embedded database and of uploaded files; `memory` keeps both in memory (tests). Default `.data`. */
  readonly dataDir: string;
  /** A PostgreSQL to use instead of the embedded database. */
  readonly databaseUrl?: string | undefined;
  /** The most connections to that PostgreSQL; default 20. */
  readonly databaseConnections?: number | undefined;
  /** Milliseconds for a connection, a statement or a lock of the database, before the client is asked to try again later. */
  readonly databaseDeadline: number;
  /** The address to listen on. By default every interface, IPv6 and IPv4, but in development only this machine's own. */
  readonly host?: string | undefined;
  /** False for development: sample data with a public password, `/dev/*`, an outbox that anybody may read. */
  readonly production: boolean;
  /** The public URL of the portal: `https://portal.example.com`. By default the host of each request. */
  readonly publicOrigin?: string | undefined;
  /** The proxies that are trusted to say who the client is: `loopback`, `uniquelocal`, addresses and networks, separated by commas. */
  readonly trustedProxies: string;
  /** The key for the server's hashes; the same for all processes of a portal. By default created at the start. */
  readonly secret: string;
  /** Earlier secrets. Data sealed or signed with them can still be read. */
  readonly formerSecrets: readonly string[];
  /** Validates every response against its schema, which takes as long as creating it. By default only in development. */
  readonly checkResponses: boolean;
  /** `smtp://user:password@host:port`; by default messages go to the development outbox. */
  readonly smtpUrl?: string | undefined;
  /** The sender of e-mail. */
  readonly mailFrom: string;
  /** The most e-mails per minute, over all processes, as the SMTP server allows; by default no limit. */
  readonly mailsPerMinute?: number | undefined;
  /** Whether reminders and digests are sent (docs: reminders); by default only in production. */
  readonly sendsReminders: boolean;
  /** A gateway that accepts text messages as `POST { to, text }`; by default they go to the development outbox. */
  readonly smsUrl?: string | undefined;
  /** Bearer token of that gateway. */
  readonly smsToken?: string | undefined;
  /** The most text messages per hour, over all users and countries, because each costs money. */
  readonly smsPerHour: number;
  /** The same to one country. */
  readonly smsPerCountry: number;
  /** ClamAV's daemon, which scans uploaded files: `tcp://host:port` or `unix:///path`; if absent, files are not scanned. */
  readonly clamdUrl?: string | undefined;
  /** Key of the geolocation service; if absent, geolocation is off. */
  readonly geolocationKey?: string | undefined;
  /** The identity provider for signing in; if absent, only this portal. */
  readonly company?: CompanySettings | undefined;
  /** The days after which an approver who was not seen counts as away (docs: approvals#approver-away). */
  readonly approverAwayDays: number;
  /** The URLs of the parts of the product that are not in this portal. */
  readonly sections: Sections;
  /** The support link of the Contact Us dialog; https. */
  readonly supportPortalUrl: string;
  /** The clock. */
  readonly now: () => Date;
  /** pino level; `silent` in tests. */
  readonly logLevel: string;
  /** Limits per user and IP address; off only in benchmarks and browser tests. */
  readonly rateLimits: boolean;
}

/** Production is the default; development must be requested. */
const defaultOptions: Omit<ApiOptions, 'checkResponses' | 'secret' | 'sendsReminders'> = {
  dataDir: '.data',
  databaseDeadline: 8000,
  production: true,
  formerSecrets: [],
  trustedProxies: 'loopback',
  smsPerHour: 600,
  smsPerCountry: 200,
  mailFrom: 'Worker portal <no-reply@portal.invalid>',
  approverAwayDays: 14,
  sections: {},
  supportPortalUrl: 'https://support.portal.example/',
  now: () => new Date(),
  logLevel: 'info',
  rateLimits: true,
};

/** Fills in the defaults. */
export function completeOptions(given: Partial<ApiOptions>): ApiOptions {
  const options = { ...defaultOptions, ...given };
  return {
    secret: newSecret(),
    ...options,
    checkResponses: given.checkResponses ?? !options.production,
    sendsReminders: given.sendsReminders ?? options.production,
  };
}

/** The options in the environment: DATA_DIR, DATABASE_URL, SMTP_URL, MAIL_FROM, SMS_URL, SMS_TOKEN, … */
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
    ...(Number(env.MAILS_PER_MINUTE) > 0 ? { mailsPerMinute: Number(env.MAILS_PER_MINUTE) } : {}),
    ...(env.REMINDERS === 'on' || env.REMINDERS === 'off' ? { sendsReminders: env.REMINDERS === 'on' } : {}),
    ...senderOf(env),
    ...(env.SUPPORT_PORTAL_URL ? { supportPortalUrl: env.SUPPORT_PORTAL_URL } : {}),
    company: companySettings(env),
    ...sectionsOf(env.SECTION_URLS),
    smsUrl: env.SMS_URL || undefined,
    smsToken: env.SMS_TOKEN || undefined,
    ...(Number(env.SMS_PER_HOUR) > 0 ? { smsPerHour: Number(env.SMS_PER_HOUR) } : {}),
    ...(Number(env.SMS_PER_COUNTRY) > 0 ? { smsPerCountry: Number(env.SMS_PER_COUNTRY) } : {}),
    ...(Number(env.APPROVER_AWAY_DAYS) > 0 ? { approverAwayDays: Number(env.APPROVER_AWAY_DAYS) } : {}),
    clamdUrl: env.CLAMD_URL || undefined,
    geolocationKey: env.GEOLOCATION_KEY || undefined,
    logLevel: env.LOG_LEVEL || 'info',
  };
}

/** Earlier secrets, the newest first. One that contains `%2C` is also tried without decoding. */
export const formerSecretsOf = ({ PORTAL_FORMER_SECRETS = '' }: Environment): readonly string[] =>
  PORTAL_FORMER_SECRETS.split(',')
    .map((secret) => secret.trim())
    .filter(Boolean)
    .flatMap((secret) => [...new Set([secret.replaceAll('%2C', ','), secret])]);

/** @throws OperatorError if the text cannot be parsed, because a menu without its entries would be noticed late */
function sectionsOf(text = ''): Pick<ApiOptions, 'sections'> {
  const read = readSections(text);
  if ('fault' in read) throw new OperatorError(`${read.fault}.`);
  return read;
}

/**
 * Without MAIL_FROM the sender is at the portal's own host, because receiving servers refuse a sender whose domain does not exist. A portal
 * on this machine has no such host.
 */
function senderOf({ MAIL_FROM, PUBLIC_ORIGIN }: Environment): Partial<Pick<ApiOptions, 'mailFrom'>> {
  if (MAIL_FROM) return { mailFrom: MAIL_FROM };
  const host = PUBLIC_ORIGIN && URL.canParse(PUBLIC_ORIGIN) ? new URL(PUBLIC_ORIGIN).hostname : '';
  return /\.[a-z][a-z0-9-]*$/.test(host) ? { mailFrom: `Worker portal <no-reply@${host}>` } : {};
}

/** The environment of a process. */
export type Environment = Readonly<Record<string, string | undefined>>;
