import type { Kysely } from 'kysely';
import { createMetadataCache } from '../billing/read/metadata-cache.ts';
import { createFoundValues } from '../custom-fields/found-values.ts';
import { contentStore } from '../documents/content-store.ts';
import { openMessageQueue } from '../messages/message-queue.ts';
import { messageGateway } from '../messages/messages.ts';
import { OperatorError } from '../operator-error.ts';
import { type ApiOptions, completeOptions } from '../options.ts';
import { createServer } from '../server.ts';
import type { Services } from '../services.ts';
import type { Database } from '../storage/database.ts';

/**
 * Runs a command with the services of the portal, without its server. Messages that it writes are in the queue, and a process of the portal
 * sends them.
 */
export async function withOperatorServices<T>(
  db: Kysely<Database>,
  given: Partial<ApiOptions>,
  work: (services: Services) => Promise<T>,
): Promise<T> {
  if (!given.secret) throw new OperatorError('PORTAL_SECRET is missing: messages in the queue are sealed with it.');
  const options = completeOptions(given);
  const lifecycle = { isDraining: false };
  const { log } = await createServer({ ...options, logLevel: 'silent' }, lifecycle);
  const queue = await openMessageQueue(db, { options, log, pglite: undefined });
  try {
    return await work({
      db,
      lists: db,
      now: options.now,
      messages: messageGateway(db, options),
      queue,
      sending: new Set(),
      streams: new Set(),
      contents: contentStore(db, options),
      scanner: undefined,
      metadataCache: createMetadataCache(),
      foundValues: createFoundValues(),
      lifecycle,
      options,
      log,
    });
  } finally {
    await queue.boss.stop({ graceful: false });
  }
}
