/** How a server is set up; everything has a default. `serve.ts` fills it from the environment. */
export interface ApiOptions {
  /** Directory of the embedded database and of uploaded files; `memory` keeps both in memory (tests). Default `.data`. */
  readonly dataDir: string;
  /** A PostgreSQL to use instead of the embedded one. */
  readonly databaseUrl?: string | undefined;
  /** How many connections to that PostgreSQL at most; default 20. */
  readonly databaseConnections?: number | undefined;
  /** The address to listen on; absent: every interface, IPv6 and IPv4. */
  readonly host?: string | undefined;
  /** Production: no `/dev/*`, no sample data. */
  readonly production: boolean;
  /** Checks every response against its schema, which costs as much as making it: on in development and tests. */
  readonly checkResponses: boolean;
  /** `smtp://user:password@host:port`; absent: messages go to the development outbox. */
  readonly smtpUrl?: string | undefined;
  /** The sender of e-mail. */
  readonly mailFrom: string;
  /** A gateway that takes text messages as `POST { to, text }`; absent: they go to the development outbox. */
  readonly smsUrl?: string | undefined;
  /** Bearer token of that gateway. */
  readonly smsToken?: string | undefined;
  /** Key of the geolocation service; absent: geolocation is off. */
  readonly geolocationKey?: string | undefined;
  /** Where the Contact Us dialog's support link leads; https. */
  readonly supportPortalUrl: string;
  /** The clock. */
  readonly now: () => Date;
  /** pino level; `silent` in tests. */
  readonly logLevel: string;
  /** Limits per user and address; off only in benchmarks and browser tests. */
  readonly rateLimits: boolean;
}

/** The defaults of a development server. */
export const defaultOptions: ApiOptions = {
  dataDir: '.data',
  production: false,
  checkResponses: true,
  mailFrom: 'Worker portal <no-reply@portal.invalid>',
  supportPortalUrl: 'https://support.portal.example/',
  now: () => new Date(),
  logLevel: 'info',
  rateLimits: true,
};

/** Options as the environment gives them: DATA_DIR, DATABASE_URL, SMTP_URL, MAIL_FROM, SMS_URL, SMS_TOKEN, … */
export function optionsFromEnvironment(env: Readonly<Record<string, string | undefined>>): Partial<ApiOptions> {
  return {
    dataDir: env.DATA_DIR || '.data',
    databaseUrl: env.DATABASE_URL || undefined,
    ...(Number(env.DATABASE_CONNECTIONS) > 0 ? { databaseConnections: Number(env.DATABASE_CONNECTIONS) } : {}),
    host: env.HOST || undefined,
    smtpUrl: env.SMTP_URL || undefined,
    ...(env.MAIL_FROM ? { mailFrom: env.MAIL_FROM } : {}),
    ...(env.SUPPORT_PORTAL_URL ? { supportPortalUrl: env.SUPPORT_PORTAL_URL } : {}),
    smsUrl: env.SMS_URL || undefined,
    smsToken: env.SMS_TOKEN || undefined,
    geolocationKey: env.GEOLOCATION_KEY || undefined,
    production: env.NODE_ENV === 'production',
    checkResponses: env.NODE_ENV !== 'production',
    logLevel: env.LOG_LEVEL || 'info',
  };
}
