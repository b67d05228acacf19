import { existsSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { DEFAULT_BEACON } from '../settings/settings.ts';
import { takeEvents } from './take-events.ts';

export type Handler = (request: IncomingMessage, response: ServerResponse) => void;

export interface StaticServerOptions {
  /** A directory store, as `mfe` writes it. */
  readonly store: string;
  /** Folder of the legacy pages' static rendition; absent where a Tomcat renders them. */
  readonly legacy?: string;
  /** Whatever is not a file of the store goes there: the product's HTTP API. */
  readonly api: Handler;
  /** Takes what browsers report to the default beacon URL, one JSON document each; it is dropped where absent. */
  readonly monitoring?: (line: string) => void;
}

/** Published files need this one alone of the headers that documents get; a page requests ten of them. */
const FILE_HEADERS: Readonly<Record<string, string>> = { 'X-Content-Type-Options': 'nosniff' };
const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  ...FILE_HEADERS,
  'X-Frame-Options': 'SAMEORIGIN',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), payment=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/** What every activation writes beside the versions. */
const DERIVED = new Set(['/', '/deployments.json', '/deployments-previous.json', '/embed.js']);

/** Written by every activation, so asked for every time; an unchanged one costs a 304. */
const UNCACHED = 'no-cache';
/** A version's URL names its content, so it never changes. */
const IMMUTABLE = 'public, max-age=31536000, immutable';

/**
 * Serves a store over HTTP the way the nginx of `legacy-host/` does: the page, the manifest, `/embed.js` and the published
 * files, compressed at publishing. Everything else is the API's.
 */
export function staticServer(options: StaticServerOptions): Handler {
  const published = sirv(join(options.store, 'mfe'), {
    dev: true,
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders(response, path) {
      response.setHeader('Cache-Control', IMMUTABLE);
      setCharset(response, path);
      openToOtherOrigins(response);
    },
  });
  const derived = sirv(options.store, {
    dev: true,
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders(response, path) {
      response.setHeader('Cache-Control', UNCACHED);
      setCharset(response, path);
      if (!path.endsWith('index.html')) openToOtherOrigins(response);
    },
  });
  const legacy =
    options.legacy && existsSync(options.legacy)
      ? sirv(options.legacy, {
          dev: true,
          etag: true,
          setHeaders(response, path) {
            response.setHeader('Cache-Control', UNCACHED);
            // A static rendition keeps the URL of the JSP it was rendered from.
            if (path.endsWith('.jsp')) response.setHeader('Content-Type', 'text/html; charset=utf-8');
          },
        })
      : undefined;

  return (request, response) => {
    const url = request.url ?? '/';
    const path = url.split('?', 1)[0] ?? '/';
    const headers = path.startsWith('/mfe/') ? FILE_HEADERS : SECURITY_HEADERS;
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if (path === DEFAULT_BEACON) return void takeEvents(request, response, options.monitoring);
    if (request.method !== 'GET' && request.method !== 'HEAD') return options.api(request, response);

    if (DERIVED.has(path)) {
      return derived(request, response, () => {
        respondWithText(
          response,
          503,
          'Nothing has been activated yet. Publish and activate a build, then load this page again.',
        );
      });
    }
    if (path === '/favicon.ico') {
      // Every page of ours names its icon; browsers ask for this one all the same on pages of others.
      response.writeHead(204, { 'Cache-Control': 'public, max-age=86400' }).end();
      return undefined;
    }
    if (path.startsWith('/mfe/')) {
      request.url = url.slice('/mfe'.length);
      return published(request, response, () => {
        // A missing file must not be cached: it may be published in a moment.
        response.setHeader('Cache-Control', 'no-store');
        openToOtherOrigins(response);
        respondWithText(response, 404, 'No such published file.');
      });
    }
    if (legacy && path.startsWith('/legacy/')) {
      request.url = url.slice('/legacy'.length);
      return legacy(request, response, () => respondWithText(response, 404, 'No such legacy page.'));
    }
    return options.api(request, response);
  };
}

/** A script without a charset is read in the charset of the page that includes it, and a legacy page's may be Latin-1. */
function setCharset(response: ServerResponse, path: string): void {
  if (/\.m?js(\.br|\.gz)?$/.test(path)) response.setHeader('Content-Type', 'text/javascript; charset=utf-8');
}

/** Published files hold no secret and legacy pages on other hosts load them with integrity, which needs CORS. */
function openToOtherOrigins(response: ServerResponse): void {
  response.setHeader('Access-Control-Allow-Origin', '*');
  response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
}

function respondWithText(response: ServerResponse, status: number, text: string): void {
  response.statusCode = status;
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.end(`${text}\n`);
}
