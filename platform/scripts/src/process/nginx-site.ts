import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { repository } from '../paths.ts';

/** The names in the template of nginx's configuration, as docker-compose.yml sets them. */
export interface SiteValues {
  /** `listen`, and the certificate if TLS ends here. */
  readonly FRONT_LISTEN: string;
  /** The folder of published builds. */
  readonly STORE: string;
  /** The servers of the API and of Tomcat, as in an `upstream`. */
  readonly API_SERVERS: string;
  readonly TOMCAT_SERVERS: string;
  /** The place that browsers' reports are sent to. */
  readonly EVENTS: string;
  /** The file of the access log, or `/dev/stdout`. */
  readonly ACCESS_LOG: string;
}

const folder = join(repository, 'reference', 'legacy-host', 'nginx');

/** The portal's site for nginx, from the template of docker-compose.yml. */
export const nginxSite = (values: SiteValues): Promise<string> => rendered('portal.conf.template', values);

/** The site beside it that leads pages from plain HTTP to TLS. */
export const redirectingSite = (values: Pick<SiteValues, 'ACCESS_LOG'>): Promise<string> =>
  rendered('redirect.conf.template', values);

async function rendered(file: string, values: Partial<SiteValues>): Promise<string> {
  const template = await readFile(join(folder, file), 'utf8');
  const all: Readonly<Record<string, string>> = { ...values, UNAVAILABLE: join(folder, 'unavailable') };
  return template.replace(/\$\{([A-Z_]+)\}/g, (whole, name: string) => all[name] ?? whole);
}

/**
 * The values of a machine without Docker. The API may be at its port or, after an upgrade, at the next one; nginx passes a request on to the
 * one that listens.
 */
export const siteOfMachine = (
  environment: Readonly<Record<string, string | undefined>>,
  { store, port }: { readonly store: string; readonly port: number },
): SiteValues => ({
  FRONT_LISTEN: environment.FRONT_LISTEN || 'listen 127.0.0.1:9000;',
  STORE: environment.STORE || store,
  API_SERVERS: environment.API_SERVERS || [port, port + 1].map((one) => serverAt(`127.0.0.1:${one}`)).join(' '),
  TOMCAT_SERVERS: environment.TOMCAT_SERVERS || serverAt('127.0.0.1:8080'),
  EVENTS: environment.EVENTS || 'return 204;',
  ACCESS_LOG: environment.ACCESS_LOG || '/var/log/nginx/access.log',
});

/** nginx puts no server aside: one that is being replaced refuses connections for a moment. */
export const serverAt = (host: string): string => `server ${host} max_fails=0;`;
