import type { IncomingMessage, ServerResponse } from 'node:http';
import sirv from 'sirv';

export interface LegacyFolders {
  /** The pages that a Tomcat rendered, each under the name of its JSP. */
  readonly rendition: string;
  /** The web application itself, whose other files need no rendering. */
  readonly application: string;
}

type Next = () => void;

/** Serves the legacy pages without a Tomcat: a file of the rendition, else the application's own, unless it is hidden. */
export function legacyPages(
  folders: string | LegacyFolders,
): (request: IncomingMessage, response: ServerResponse, next: Next) => void {
  const rendered = files(typeof folders === 'string' ? folders : folders.rendition);
  if (typeof folders === 'string') return rendered;
  const original = files(folders.application);
  return (request, response, next) =>
    rendered(request, response, () => (isHidden(request.url ?? '/') ? next() : original(request, response, next)));
}

function files(folder: string) {
  return sirv(folder, {
    dev: true,
    etag: true,
    setHeaders(response, path) {
      response.setHeader('Cache-Control', 'no-cache');
      // A rendered page keeps the name of its JSP.
      if (path.endsWith('.jsp')) response.setHeader('Content-Type', 'text/html; charset=utf-8');
    },
  });
}

/** The files that a Tomcat does not send: sources of JSPs, WEB-INF and META-INF, in any spelling that a file system accepts. */
function isHidden(url: string): boolean {
  try {
    return /\.jsp|[/\\](web|meta)-inf/i.test(decodeURIComponent(url.split('?', 1)[0] ?? ''));
  } catch {
    // It cannot be decoded, and no file has that name.
    return true;
  }
}
