import { createServer, type Server } from 'node:http';
import type { FastifyInstance } from 'fastify';

/**
 * Makes a listening app also listen on another address, on the same port; undefined if this machine does not have the address. Fastify's
 * own second server, for `localhost`, is closed after the first one, and nothing waits for it, so that its requests were lost.
 */
export async function listenAlsoOn(app: FastifyInstance, host: string, port: number): Promise<Server | undefined> {
  const server = createServer(app.routing);
  const { keepAliveTimeout, headersTimeout, requestTimeout } = app.server;
  Object.assign(server, { keepAliveTimeout, headersTimeout, requestTimeout });
  for (const listener of app.server.listeners('clientError')) server.on('clientError', listener as () => void);
  return new Promise((resolve) => {
    server.once('error', () => resolve(undefined));
    server.listen({ host, port }, () => resolve(server));
  });
}
