import type { FastifyInstance } from 'fastify';
import { forbidden } from '../call/http-problem.ts';
import { isLoopback } from './loopback.ts';

type Headers = Readonly<Record<string, string | readonly string[] | undefined>>;

/**
 * Whether a request comes from a page of another site, which a developer may have open. The request has its origin, or the browser's own
 * header. A name of another site that resolves to this machine (DNS rebinding) is in `Host`. A command line sends none of the three.
 */
export function isForeignPage({ host, origin, 'sec-fetch-site': site }: Headers): boolean {
  if (!isLoopback(hostnameOf(`http://${host}`))) return true;
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true;
  return origin !== undefined && (!URL.canParse(String(origin)) || new URL(String(origin)).host !== host);
}

const hostnameOf = (url: string): string => (URL.canParse(url) ? new URL(url).hostname : '');

/** Refuses pages of other sites on `/dev/*`, which resets the data and shows sent messages. */
export function refuseForeignPages(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    if (request.url.startsWith('/dev/') && isForeignPage(request.headers)) throw forbidden();
  });
}
