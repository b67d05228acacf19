import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import type { AddressInfo, Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, jest, test } from '@jest/globals';
import webpack from 'webpack';
import DevServer from 'webpack-dev-server';
import { developmentServer } from './development-server.ts';

test('the page of another origin gets the type errors as events, and the terminal prints them', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'portal-types-'));
  const printed = jest.spyOn(console, 'error').mockReturnValue();
  jest.spyOn(console, 'log').mockReturnValue();
  await writeFile(join(folder, 'tsconfig.json'), '{ "compilerOptions": { "lib": ["ES5"], "types": [] } }');
  await writeFile(join(folder, 'notes.ts'), 'export const count: number = "one";');
  await writeFile(join(folder, 'entry.js'), '');
  const compiler = webpack({
    mode: 'development',
    context: folder,
    entry: './entry.js',
    infrastructureLogging: { level: 'none' },
  });
  const server = new DevServer(developmentServer('mfe_notes', folder), compiler as never);
  const ending = new AbortController();
  try {
    await server.start();
    const { port } = addressOf(server.server);
    const { headers, body } = await fetch(`http://localhost:${port}/type-errors`, { signal: ending.signal });
    expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
    const error = 'notes.ts(1,14): error TS2322';
    let received = '';
    for await (const bytes of body ?? []) {
      received += Buffer.from(bytes).toString();
      if (received.includes(error)) break;
    }
    expect(received).toMatch(/^data: \[/);
    expect(received).toContain(error);
    expect(printed.mock.calls.join()).toContain(error);
  } finally {
    ending.abort();
    await server.stop();
    await rm(folder, { recursive: true, force: true });
    jest.restoreAllMocks();
  }
});

function addressOf(server: unknown): AddressInfo {
  return (server as Server).address() as AddressInfo;
}
