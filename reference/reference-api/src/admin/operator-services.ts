import type { Kysely } from 'kysely';
import { createMetadataCache } from '../billing/read/metadata-cache.ts';
import { createFoundValues } from '../custom-fields/found-values.ts';
import { contentStore } from '../documents/content-store.ts';
import { messageGateway } from '../messages/messages.ts';
import { type ApiOptions, completeOptions } from '../options.ts';
import { createServer } from '../server.ts';
import type { Services } from '../services.ts';
import type { Database } from '../storage/database.ts';

/**
 * The services of a command that runs without the server, such as to send messages. The reasons of those that were not sent are added to
 * `notSent`, for the operator.
 */
export async function operatorServices(
  db: Kysely<Database>,
  given: Partial<ApiOptions>,
  notSent: string[],
): Promise<Services> {
  const options = completeOptions(given);
  const lifecycle = { isDraining: false };
  const { log } = await createServer({ ...options, logLevel: 'silent' }, lifecycle);
  const gateway = messageGateway(db, options);
  return {
    db,
    lists: db,
    now: options.now,
    messages: {
      send: (message) =>
        gateway.send(message).catch((error: Error) => {
          notSent.push(error.message);
          throw error;
        }),
    },
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
