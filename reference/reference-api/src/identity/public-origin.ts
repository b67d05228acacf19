import type { FastifyRequest } from 'fastify';

declare module 'fastify' {
  interface FastifyInstance {
    /** The public origin of the portal, if the deployment sets it. */
    publicOrigin: string | undefined;
  }
}

/** The site as the browser sees it: as configured, otherwise from the request, including the headers of trusted proxies. */
export const originOf = (request: FastifyRequest): string =>
  request.server.publicOrigin ?? `${request.protocol}://${request.host}`;

/** Whether a page of another site sent a form. Browsers send `Sec-Fetch-Site` or `Origin`; other programs send neither. */
export function isCrossSite(
  headers: Readonly<Record<string, string | readonly string[] | undefined>>,
  ownOrigin: string,
): boolean {
  const { origin, 'sec-fetch-site': site } = headers;
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return true;
  return origin !== undefined && origin !== ownOrigin;
}
