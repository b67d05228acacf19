import { createServer, type Server } from 'node:http';
import type { FastifyInstance } from 'fastify';

/**
 * Another address of an app that listens already, on the same port; undefined where this machine does not have it. Fastify's own second
 * server, for `localhost`, is closed after the first one and waited for by nobody: what it had taken was lost.
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
