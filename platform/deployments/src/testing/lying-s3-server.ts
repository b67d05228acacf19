import { type IncomingHttpHeaders, request as send } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { S3Server } from './s3-server.ts';
import { serveHandler } from './serve-handler.ts';

/**
 * A lie about a request: it is refused before it is done, or done and then denied, its answer is cut or from before, or the server's clock is
 * years ahead.
 */
export type Lie = 'refused' | 'denied' | 'cut' | 'stale' | 'skewed';

export interface Asked {
  readonly method: string;
  /** Below the bucket. */
  readonly key: string;
  readonly isListing: boolean;
}

export interface LyingS3Server {
  /** The variables that a shell would set. */
  readonly environment: Readonly<Record<string, string>>;
  /** The number of lies so far. */
  readonly lies: () => number;
  close(): Promise<void>;
}

/** A proxy in front of an S3 server that lies as told. @param lieAbout called for each request */
export async function startLyingS3(s3: S3Server, lieAbout: (asked: Asked) => Lie | undefined): Promise<LyingS3Server> {
  let lies = 0;
  /** Listing → its first answer. */
  const listings = new Map<string, Buffer>();

  const { url, close } = await serveHandler(async (request, response) => {
    const { method = '', url = '', headers } = request;
    const body = await buffer(request);
    const { pathname, searchParams } = new URL(url, 'http://s3');
    const key = decodeURIComponent(pathname).split('/').slice(2).join('/');
    const isListing = searchParams.has('list-type');
    const lie = lieAbout({ method, key, isListing });
    if (lie) lies += 1;
    if (lie === 'refused') return void response.writeHead(500).end('<Error><Code>InternalError</Code></Error>');
    if (lie === 'skewed')
      return void response
        .writeHead(403, { Date: 'Sat, 29 Nov 2031 10:00:00 GMT' })
        .end('<Error><Code>RequestTimeTooSkewed</Code></Error>');
    const answer = await forward(`${s3.url}${url}`, method, headers, body).catch(() => undefined);
    // As any proxy: if the server's answer cannot be read, there is none.
    if (!answer) return void response.destroy();
    if (isListing && !listings.has(url)) listings.set(url, answer.bytes);
    const bytes = (lie === 'stale' && listings.get(url)) || answer.bytes;
    if (lie === 'denied') return void response.writeHead(503).end('<Error><Code>SlowDown</Code></Error>');
    const digest = answer.headers['x-amz-meta-sha256'];
    response.writeHead(answer.status, digest ? { 'x-amz-meta-sha256': digest } : {});
    return void response.end(lie === 'cut' ? bytes.subarray(0, bytes.length / 2) : bytes);
  });
  return {
    environment: { ...s3.environment, AWS_ENDPOINT_URL: url },
    lies: () => lies,
    close,
  };
}

/** With the headers as they are, the host among them: they are signed. */
function forward(
  url: string,
  method: string,
  headers: IncomingHttpHeaders,
  body: Buffer,
): Promise<{ status: number; headers: IncomingHttpHeaders; bytes: Buffer }> {
  return new Promise((resolve, reject) => {
    const sent = send(url, { method, headers }, async (answer) => {
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers, bytes: await buffer(answer) });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
