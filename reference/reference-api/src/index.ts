import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PGlite } from '@electric-sql/pglite';
import { createMetadataCache } from './billing/read/metadata-cache.ts';
import { registerCalls } from './call/register.ts';
import { developmentCalls, productCalls } from './calls.ts';
import { createFoundValues } from './custom-fields/found-values.ts';
import { refuseForeignPages } from './development/foreign-pages.ts';
import { clamdScanner } from './documents/clamd.ts';
import { contentStore } from './documents/content-store.ts';
import { startExports } from './exports/jobs/write-exports.ts';
import type { Lifecycle } from './health/lifecycle.ts';
import { listenAlsoOn } from './health/second-address.ts';
import { type ClosableServer, closableServer } from './health/waiting-connections.ts';
import { composers } from './messages/composers.ts';
import type { MessageGateway } from './messages/message-gateway.ts';
import { openMessageQueue } from './messages/message-queue.ts';
import { messageGateway } from './messages/messages.ts';
import { startSender } from './messages/sender.ts';
import { endStreams, startStreaming } from './notifications/live.ts';
import { openApiCall } from './openapi/document.ts';
import { type ApiOptions, completeOptions } from './options.ts';
import { prepareDatabase } from './prepare-database.ts';
import { portalRounds } from './queue/portal-rounds.ts';
import { type Rounds, startRounds } from './queue/rounds.ts';
import { createServer, type LogTarget } from './server.ts';
import type { Services } from './services.ts';
import { lockDirectory } from './storage/directory-lock.ts';
import { type OnStatement, openDatabase } from './storage/open.ts';

export { companySettings } from './company-sign-in/settings.ts';
export { missingForProduction, refuseDevelopment } from './start-options.ts';
export type { ApiOptions };

/** A running API. */
export interface Api {
  /** Handles one request, for use in another server. */
  handler(request: IncomingMessage, response: ServerResponse): void;
  /** Listens on a port (0: a free one) and returns it. */
  listen(port: number): Promise<number>;
  /** From now on `/health/ready` fails and every response closes its connection; requests are still handled. */
  drain(): void;
  /** Finishes running requests, then closes the database. */
  close(): Promise<void>;
  readonly services: Services;
  readonly rounds: Rounds;
}

/** Replacements for tests. */
export interface Substitutes {
  /** A dump of a PGlite database to start from, schema and data. */
  readonly snapshot?: Blob | undefined;
  /** An open PGlite that is not closed with the API. */
  readonly pglite?: PGlite | undefined;
  /** The database already has schema and data. */
  readonly isPrepared?: boolean | undefined;
  readonly messages?: MessageGateway | undefined;
  readonly logTo?: LogTarget | undefined;
  /** Called with the text and the parameters of every statement to the database. */
  readonly onStatement?: OnStatement | undefined;
}

/** Opens the database, brings its schema up to date, fills a new one with the sample data in development, and creates the server. */
export async function createApi(given: Partial<ApiOptions> & Substitutes = {}): Promise<Api> {
  const { snapshot, pglite, isPrepared, messages, logTo, onStatement, ...rest } = given;
  const options = completeOptions(rest);
  const embedded = !options.databaseUrl && options.dataDir !== 'memory';
  const unlock = embedded ? await lockDirectory(options.dataDir) : async () => {};
  const opened = await openDatabase({ ...options, snapshot, pglite, onStatement });
  const { db, lists = db } = opened;
  const closeDatabase = async () => {
    await db.destroy();
    if (lists !== db) await lists.destroy();
  };
  let warning: string | undefined;
  try {
    if (!snapshot && !isPrepared) warning = await prepareDatabase(db, options);
  } catch (error) {
    await closeDatabase();
    await unlock();
    throw error;
  }
  const lifecycle: Lifecycle = { isDraining: false };
  const app = await createServer(options, lifecycle, logTo);
  if (warning) app.log.warn(warning);
  const queue = await openMessageQueue(db, { options, log: app.log, pglite: pglite ?? opened.pglite });
  const services: Services = {
    db,
    lists,
    now: options.now,
    messages: messages ?? messageGateway(db, options),
    queue,
    sending: new Set(),
    streams: new Set(),
    contents: contentStore(db, options),
    scanner: options.clamdUrl ? clamdScanner(options.clamdUrl) : undefined,
    metadataCache: createMetadataCache(),
    foundValues: createFoundValues(),
    lifecycle,
    options,
    log: app.log,
  };
  queue.sender = startSender(services, composers);
  app.addHook('onResponse', async () => queue.wake());
  const calls = options.production ? productCalls : [...productCalls, ...developmentCalls];
  if (!options.production) refuseForeignPages(app);
  registerCalls(app, [...calls, openApiCall(calls)], services);
  const rounds = startRounds(services, portalRounds);
  const stopStreaming = startStreaming(services);
  const stopExports = await startExports(services);
  app.addHook('onClose', async () => {
    stopStreaming();
    await rounds.stop();
    await stopExports();
    while (services.sending.size > 0) await Promise.all(services.sending);
    await queue.sender?.stop();
    await queue.boss.stop({ graceful: false });
    await closeDatabase();
    await unlock();
  });
  await app.ready();
  const servers: ClosableServer[] = [closableServer(app.server)];
  return {
    handler: (request, response) => app.routing(request, response),
    async listen(asked) {
      await app.listen({ port: asked, host: options.host ?? (options.production ? '::' : '127.0.0.1') });
      const { port } = app.server.address() as AddressInfo;
      const second = options.host || options.production ? undefined : await listenAlsoOn(app, '::1', port);
      if (second) servers.push(closableServer(second));
      return port;
    },
    drain() {
      lifecycle.isDraining = true;
    },
    async close() {
      lifecycle.isDraining = true;
      endStreams(services);
      await Promise.all(servers.map((server) => server.close()));
      await app.close();
    },
    services,
    rounds,
  };
}
