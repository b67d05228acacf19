import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { UserError } from 'deployments';
import { staticServer } from 'deployments/static-server';
import { type Api, type ApiOptions, createApi, refuseDevelopment } from 'reference-api';
import type { Sent } from './development/pages-being-built.ts';
import { legacyFolders } from './legacy/legacy-folders.ts';
import { listenOnLoopback } from './process/loopback.ts';
import { monitoringLog } from './process/monitoring-log.ts';

export interface PortalOptions {
  /** 0 picks a free one. */
  readonly port: number;
  readonly store: string;
  /** Folder of the embedded database, or "memory". */
  readonly dataDir: string;
  readonly databaseUrl?: string | undefined;
  readonly smtpUrl?: string | undefined;
  /** The company's identity provider. */
  readonly company?: ApiOptions['company'];
  /** Milliseconds that PostgreSQL may take; the API's default if absent. Tests on a busy machine need more. */
  readonly databaseDeadline?: number;
  readonly logLevel?: string;
  /** False for tests, which sign in more often than people do. Default true. */
  readonly rateLimits?: boolean;
  /** What is sent in place of what the store has; undefined for a path that is served as usual. */
  readonly instead?: (url: string) => Sent | undefined;
}

export interface Portal {
  readonly url: string;
  readonly port: number;
  close(): Promise<void>;
}

/** A portal whose API runs in this process. */
export interface OwnPortal extends Portal {
  /** The API's services, for tests that seed its database. */
  readonly services: Api['services'];
}

/**
 * Milliseconds that a connection is kept for the next request, as long as the API keeps it in production. Node's 5 s are shorter than what
 * clients and proxies keep: a request on a connection that is just being closed is lost.
 */
const KEEP_ALIVE_MS = 72_000;

/**
 * The static server and reference-api in this process, on one port of this machine, in development.
 * @param live resolves when the store has something to serve. The API starts in the meantime.
 */
export async function startPortal(
  options: PortalOptions,
  live: Promise<unknown> = Promise.resolve(),
): Promise<OwnPortal> {
  const [started, deployed] = await Promise.allSettled([startApi(options), live]);
  if (deployed.status === 'rejected') {
    if (started.status === 'fulfilled') await started.value.close();
    throw deployed.reason;
  }
  if (started.status === 'rejected') throw started.reason;
  const api = started.value;
  const serve = staticServer({
    store: options.store,
    legacy: legacyFolders,
    api: api.handler,
    ...(options.dataDir === 'memory' ? {} : { monitoring: monitoringLog(options.dataDir) }),
  });
  const server = createServer((request, response) => {
    const sent = options.instead?.(request.url ?? '/');
    if (!sent) return serve(request, response);
    response.writeHead(200, { 'Content-Type': sent.type, 'Cache-Control': 'no-store' }).end(sent.body);
  });
  server.keepAliveTimeout = KEEP_ALIVE_MS;
  try {
    await listen(server, options.port);
  } catch (error) {
    await api.close();
    throw error;
  }
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    port,
    services: api.services,
    async close() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
      await api.close();
    },
  };
}

function startApi(options: PortalOptions): Promise<Api> {
  return createApi({
    dataDir: options.dataDir,
    databaseUrl: options.databaseUrl,
    smtpUrl: options.smtpUrl,
    company: options.company,
    ...(options.databaseDeadline ? { databaseDeadline: options.databaseDeadline } : {}),
    logLevel: options.logLevel ?? 'warn',
    rateLimits: options.rateLimits ?? true,
    production: false,
  });
}

/** Fails early, with one sentence, if the port is not available. */
export async function requirePort(port: number): Promise<void> {
  const probe = createServer();
  await listen(probe, port);
  await new Promise((resolve) => probe.close(resolve));
}

async function listen(server: Server, port: number): Promise<void> {
  try {
    await listenOnLoopback(server, port);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new UserError(
      code === 'EADDRINUSE'
        ? `Port ${port} is taken. Stop what is using it, or choose another: PORT=9010 npm start`
        : `Port ${port} cannot be used (${code}). Choose another: PORT=9010 npm start`,
    );
  }
}

/** Sample accounts have a public password, so they are served only if that is intended. */
export function requireDevelopment(): void {
  const refusal = refuseDevelopment(process.env);
  if (refusal) throw new UserError(refusal);
}
