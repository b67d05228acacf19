import type { RequestListener, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { serveHandler } from './serve-handler.ts';

/** The parts of s3rver that the tests use; it brings no types along. */
interface S3rver {
  readonly store: { existsObject(bucket: string, key: string): Promise<boolean> };
  configureBuckets(): Promise<unknown>;
  callback(): RequestListener;
  readonly logger: { silent: boolean; close(): void };
}
const S3rver = createRequire(import.meta.url)('@20minutes/s3rver') as new (options: object) => S3rver;

export const BUCKET = 'deployments';

export interface S3Server {
  /** The variables that a shell would set. */
  readonly environment: Readonly<Record<string, string>>;
  readonly url: string;
  close(): Promise<void>;
}

/**
 * A real S3 server on a folder: s3rver. It knows signatures, listing and metadata, but not the one thing our safety rests on,
 * `If-None-Match: *` on PUT; with `conditional` a small proxy of ours adds that, one key at a time, as Amazon documents it.
 * `losesAnswerTo` breaks the line once, after such an object was written.
 */
export async function startS3(directory: string, { conditional = true, losesAnswerTo = '' } = {}): Promise<S3Server> {
  const s3 = new S3rver({ directory, silent: true, configureBuckets: [{ name: BUCKET }], vhostBuckets: false });
  await s3.configureBuckets();
  const answer = s3.callback();
  const keys = new Map<string, Promise<void>>();
  let losing = losesAnswerTo !== '';

  const { url, close } = await serveHandler((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://s3').pathname);
    if (!conditional || request.method !== 'PUT' || request.headers['if-none-match'] !== '*') {
      answer(request, response);
      return;
    }
    const turn = (keys.get(path) ?? Promise.resolve()).then(async () => {
      const key = path.slice(BUCKET.length + 2);
      if (await s3.store.existsObject(BUCKET, key)) return refuse(response);
      const done = new Promise((resolve) => response.once('close', resolve));
      if (losing && key.includes(losesAnswerTo)) {
        losing = false;
        // The write happens; only its answer never arrives.
        response.write = () => true;
        response.end = () => {
          request.socket.destroy();
          return response;
        };
      }
      answer(request, response);
      await done;
    });
    keys.set(path, turn);
  });
  return {
    url,
    environment: { AWS_ENDPOINT_URL: url, AWS_ACCESS_KEY_ID: 'S3RVER', AWS_SECRET_ACCESS_KEY: 'S3RVER' },
    async close() {
      await close();
      // Answers to connections that were cut are still logged; it throws them away.
      s3.logger.silent = true;
      s3.logger.close();
    },
  };
}

function refuse(response: ServerResponse): void {
  response.statusCode = 412;
  response.setHeader('Content-Type', 'application/xml');
  response.end('<Error><Code>PreconditionFailed</Code><Message>The object exists already.</Message></Error>');
}
