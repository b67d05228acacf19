import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { MetadataCache } from './billing/read/metadata-cache.ts';
import type { FoundValues } from './custom-fields/found-values.ts';
import type { Scanner } from './documents/clamd.ts';
import type { ContentStore } from './documents/content-store.ts';
import type { Lifecycle } from './health/lifecycle.ts';
import type { MessageGateway } from './messages/message-gateway.ts';
import type { MessageQueue } from './messages/queued-message.ts';
import type { Stream } from './notifications/stream.ts';
import type { ApiOptions } from './options.ts';
import type { Database } from './storage/database.ts';

/** The services for handlers. One object for each server, created in `index.ts`. */
export interface Services {
  readonly db: Kysely<Database>;
  /** The database of lists and exports: with connections of its own on PostgreSQL, otherwise the same. */
  readonly lists: Kysely<Database>;
  /** The clock; tests move it. Never call `new Date()` in a rule. */
  readonly now: () => Date;
  readonly messages: MessageGateway;
  /** Messages wait here, in the database, until they are sent. */
  readonly queue: MessageQueue;
  /** Work that continues after a response, and is finished before the server ends: a step of a batch. */
  readonly sending: Set<Promise<void>>;
  /** The open streams of notifications. */
  readonly streams: Set<Stream>;
  readonly contents: ContentStore;
  /** If absent, uploaded files are not scanned. */
  readonly scanner: Scanner | undefined;
  readonly metadataCache: MetadataCache;
  readonly foundValues: FoundValues;
  readonly lifecycle: Lifecycle;
  readonly options: ApiOptions;
  readonly log: FastifyBaseLogger;
}
