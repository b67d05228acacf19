/** The worker's kinds of requests; `other` is left to the browser, as if there were no worker. */
export type RequestKind = 'document' | 'manifest' | 'file' | 'other';

type Asked = Pick<Request, 'method' | 'mode' | 'url'>;

/**
 * Which requests the worker answers: the portal's own document, the manifest, and published files. Never a call, `/login`, `/legacy/`,
 * `/embed.js` or `/dev/`, and nothing of another origin.
 */
export function kindOfRequest({ method, mode, url }: Asked, origin: string): RequestKind {
  const { origin: asked, pathname } = new URL(url);
  if (method !== 'GET' || asked !== origin) return 'other';
  if (mode === 'navigate') return pathname === '/' ? 'document' : 'other';
  if (pathname === '/deployments.json') return 'manifest';
  return /^\/mfe\/.+\.(js|woff2)$/.test(pathname) ? 'file' : 'other';
}
