import type { Kysely } from 'kysely';
import { createMetadataCache } from '../billing/read/metadata-cache.ts';
import { createFoundValues } from '../custom-fields/found-values.ts';
import { contentStore } from '../documents/content-store.ts';
import { messageGateway } from '../messages/messages.ts';
import { type ApiOptions, completeOptions } from '../options.ts';
import { createServer } from '../server.ts';
import type { Services } from '../services.ts';
import type { Database } from '../storage/database.ts';

/** The services of a command that runs without the server, such as to send messages. Faults are logged to standard error. */
export async function operatorServices(db: Kysely<Database>, given: Partial<ApiOptions>): Promise<Services> {
  const options = completeOptions(given);
  const lifecycle = { isDraining: false };
  const { log } = await createServer({ ...options, logLevel: 'warn' }, lifecycle, process.stderr);
  return {
    db,
    lists: db,
    now: options.now,
    messages: messageGateway(db, options),
    sending: new Set(),
    contents: contentStore(db, options),
    scanner: undefined,
    metadataCache: createMetadataCache(),
    foundValues: createFoundValues(),
    lifecycle,
    options,
    log,
  };
}
