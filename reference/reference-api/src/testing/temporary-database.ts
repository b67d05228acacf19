import { randomBytes } from 'node:crypto';
import pg from 'pg';

/** A new database on the server of `serverUrl`, empty or a copy of `template`; undefined without a server. */
export async function temporaryDatabase(
  serverUrl: string | undefined,
  template?: string,
): Promise<{ url: string; drop(): Promise<void> } | undefined> {
  if (!serverUrl) return undefined;
  const name = `test_${randomBytes(6).toString('hex')}`;
  const run = async (statement: string) => {
    const client = new pg.Client({ connectionString: serverUrl });
    await client.connect();
    await client.query(statement).finally(() => client.end());
  };
  await run(`create database ${name}${template ? ` template ${template} strategy file_copy` : ''}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => run(`drop database ${name} with (force)`) };
}
