import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, posix } from 'node:path';
import sirv from 'sirv';
import { fileOfForm, suffixFor } from '../dictionaries/form-name.ts';
import { dictionaryHeader } from '../dictionaries/successors.ts';
import { metrics } from '../receive/metrics.ts';
import { takeEvents } from '../receive/take-events.ts';
import { DEFAULT_BEACON } from '../settings/settings.ts';
import { type LegacyFolders, legacyPages } from './legacy-pages.ts';

export type Handler = (request: IncomingMessage, response: ServerResponse) => void;

export interface StaticServerOptions {
  /** A directory store, as `mfe` writes it. */
  readonly store: string;
  /** The folder of the legacy pages, or two: the rendered pages and the application. Absent if a Tomcat renders them. */
  readonly legacy?: string | LegacyFolders;
  /** The product's HTTP API, which handles everything that is not a file of the store. */
  readonly api: Handler;
  /** Receives what browsers report to the default beacon URL, one JSON document each; `/metrics` counts them in any case. */
  readonly monitoring?: (line: string) => void;
}

/** The only security header that published files need; a page requests ten of them. */
const FILE_HEADERS: Readonly<Record<string, string>> = { 'X-Content-Type-Options': 'nosniff' };
const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  ...FILE_HEADERS,
  'X-Frame-Options': 'SAMEORIGIN',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Permissions-Policy': 'camera=(), microphone=(), payment=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
};

/** The documents that every activation writes. */
const DERIVED = new Set([
  '/',
  '/deployments.json',
  '/deployments-previous.json',
  '/notices.txt',
  '/browser.html',
  '/embed.js',
  '/service-worker.js',
]);
/** The stable addresses of standalone manifests. */
const CHANNEL = /^\/standalone\/\w+\/\w+\/mf-manifest\.json$/;
/** The service worker evaluates nothing and asks this site only. */
const WORKER_POLICY = "default-src 'none'; connect-src 'self'; require-trusted-types-for 'script'";

/** Written by every activation, so always revalidated; an unchanged one costs a 304. */
const UNCACHED = 'no-cache';
/** A version's URL names its content, so it never changes. */
const IMMUTABLE = 'public, max-age=31536000, immutable';
/** A proxy that ignores `Vary` would send it to browsers without that dictionary. */
const FORM_IMMUTABLE = 'private, max-age=31536000, immutable';

/**
 * Serves a store over HTTP like the nginx of `legacy-host/`: the page, the manifest, `/embed.js` and the published files,
 * which are precompressed. All other requests go to the API.
 */
export function staticServer(options: StaticServerOptions): Handler {
  const published = sirv(join(options.store, 'mfe'), {
    dev: true,
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders: describePublished,
  });
  const againstEarlier = sirv(join(options.store, 'mfe'), {
    dev: true,
    etag: true,
    extensions: [],
    setHeaders(response, path) {
      describePublished(response, fileOfForm(path) ?? path);
      response.setHeader('Content-Encoding', 'dcz');
      response.setHeader('Cache-Control', FORM_IMMUTABLE);
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
  const legacy = options.legacy && legacyPages(options.legacy);

  const counted = metrics();

  return (request, response) => {
    const url = request.url ?? '/';
    const path = url.split('?', 1)[0] ?? '/';
    const headers = path.startsWith('/mfe/') ? FILE_HEADERS : SECURITY_HEADERS;
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    if (path === DEFAULT_BEACON) {
      return void takeEvents(request, response, (reported) => {
        counted.count(reported);
        options.monitoring?.(JSON.stringify(reported));
      });
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') return options.api(request, response);

    if (DERIVED.has(path) || CHANNEL.test(path)) {
      if (path === '/service-worker.js') response.setHeader('Content-Security-Policy', WORKER_POLICY);
      return derived(request, response, () => {
        respondWithText(
          response,
          503,
          'Nothing has been activated yet. Publish and activate a build, then load this page again.',
        );
      });
    }
    if (path === '/metrics') {
      response.writeHead(200, {
        'Content-Type': 'text/plain; version=0.0.4; charset=utf-8',
        'Cache-Control': UNCACHED,
      });
      response.end(counted.text());
      return undefined;
    }
    if (path === '/favicon.ico') {
      // Our pages declare their icon; on other pages browsers still request this one.
      response.writeHead(204, { 'Cache-Control': 'public, max-age=86400' }).end();
      return undefined;
    }
    if (path.startsWith('/mfe/')) {
      const missing = () => {
        // A missing file must not be cached: it may be published in a moment.
        response.setHeader('Cache-Control', 'no-store');
        openToOtherOrigins(response);
        respondWithText(response, 404, 'No such published file.');
      };
      if (isRecord(path)) return missing();
      const file = url.slice('/mfe'.length);
      const plain = () => {
        request.url = file;
        return published(request, response, missing);
      };
      const suffix = suffixFor(request.headers);
      if (suffix === undefined) return plain();
      request.url = `${path.slice('/mfe'.length)}${suffix}`;
      return againstEarlier(request, response, plain);
    }
    if (legacy && path.startsWith('/legacy/')) {
      request.url = url.slice('/legacy'.length);
      return legacy(request, response, () => respondWithText(response, 404, 'No such legacy page.'));
    }
    return options.api(request, response);
  };
}

/** A record of a version, as the store names it: its author and commit are for `mfe` alone. */
function isRecord(path: string): boolean {
  try {
    return /^\/mfe\/[^/]+\/[^/]+\/(publication|trial|pruning|pruned)\.json$/.test(
      posix.normalize(decodeURIComponent(path)),
    );
  } catch {
    // It cannot be decoded, and no file has that name.
    return true;
  }
}

/**
 * Without a charset, a script is decoded in the charset of the including page, which may be Latin-1 on a legacy page, and text at a guess.
 */
function setCharset(response: ServerResponse, path: string): void {
  if (/\.m?js(\.br|\.gz)?$/.test(path)) response.setHeader('Content-Type', 'text/javascript; charset=utf-8');
  if (/\.css(\.br|\.gz)?$/.test(path)) response.setHeader('Content-Type', 'text/css; charset=utf-8');
  if (path.endsWith('.woff2')) response.setHeader('Content-Type', 'font/woff2');
  if (/\.txt(\.br|\.gz)?$/.test(path)) response.setHeader('Content-Type', 'text/plain; charset=utf-8');
}

/** @param path below `/mfe` */
function describePublished(response: ServerResponse, path: string): void {
  response.setHeader('Cache-Control', IMMUTABLE);
  setCharset(response, path);
  openToOtherOrigins(response);
  const dictionary = dictionaryHeader(`/mfe${path}`);
  if (dictionary === undefined) return;
  response.setHeader('Use-As-Dictionary', dictionary);
  response.setHeader('Vary', 'Accept-Encoding, Available-Dictionary');
}

/** Published files are public, and legacy pages on other hosts load them with integrity, which needs CORS. */
function openToOtherOrigins(response: ServerResponse): void {
  response.setHeader('Access-Control-Allow-Origin', '*');
  response.setHeader('Cross-Origin-Resource-Policy', 'cross-origin');
}

function respondWithText(response: ServerResponse, status: number, text: string): void {
  response.statusCode = status;
  response.setHeader('Content-Type', 'text/plain; charset=utf-8');
  response.end(`${text}\n`);
}
