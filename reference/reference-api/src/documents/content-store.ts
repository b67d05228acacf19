import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { secretHash } from '../identity/secrets.ts';
import type { ApiOptions } from '../options.ts';
import type { Database } from '../storage/database.ts';

/** Stores the content of uploaded files, by attachment key. */
export interface ContentStore {
  /** Resolves when the content is stored safely. Only then is the file announced. */
  write(key: string, content: Uint8Array): Promise<void>;
  read(key: string): Promise<Uint8Array | undefined>;
  remove(key: string): Promise<void>;
  clear(): Promise<void>;
}

/**
 * With PostgreSQL the content is in the database, which several servers may share. With the embedded database it is in files next to it
 * (PGlite takes seconds for 10 MB), or in memory if the database is.
 */
export function contentStore(db: Kysely<Database>, options: ApiOptions): ContentStore {
  if (options.databaseUrl) return inDatabase(db);
  const store = options.dataDir === 'memory' ? inMemory() : inFiles(join(options.dataDir, 'files'));
  // The small files of the sample data are rows in both.
  return { ...store, read: async (key) => (await store.read(key)) ?? (await inDatabase(db).read(key)) };
}

function inMemory(): ContentStore {
  const contents = new Map<string, Uint8Array>();
  return {
    write: async (key, content) => void contents.set(key, content),
    read: async (key) => contents.get(key),
    remove: async (key) => void contents.delete(key),
    clear: async () => contents.clear(),
  };
}

function inDatabase(db: Kysely<Database>): ContentStore {
  return {
    async write(attachment_key, content) {
      await db.insertInto('stored_file_content').values({ attachment_key, content }).execute();
    },
    async read(key) {
      const row = await db
        .selectFrom('stored_file_content')
        .select('content')
        .where('attachment_key', '=', key)
        .executeTakeFirst();
      return row?.content;
    },
    async remove(key) {
      await db.deleteFrom('stored_file_content').where('attachment_key', '=', key).execute();
    },
    // Cleared together with the other tables.
    clear: async () => {},
  };
}

/** Files are named by the hash of the key, so that no name in the folder grants access to a file, and no key can lead out of the folder. */
function inFiles(folder: string): ContentStore {
  const pathOf = (key: string) => join(folder, secretHash(key));
  return {
    async write(key, content) {
      await mkdir(folder, { recursive: true });
      const path = pathOf(key);
      const file = await open(`${path}.part`, 'w', 0o600);
      try {
        await file.writeFile(content);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(`${path}.part`, path);
    },
    read: (key) => readFile(pathOf(key)).catch(() => undefined),
    remove: (key) => rm(pathOf(key), { force: true }),
    clear: () => rm(folder, { recursive: true, force: true }),
  };
}
