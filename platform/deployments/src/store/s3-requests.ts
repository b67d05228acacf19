import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { AwsClient } from 'aws4fetch';
import { UserError } from '../user-error.ts';
import { intactness } from './intact.ts';
import type { S3Settings } from './s3-settings.ts';

export interface S3Response {
  readonly status: number;
  readonly bytes: Buffer;
  readonly headers: IncomingHttpHeaders;
  /** The number of attempts: an earlier one may have succeeded although its response was lost. */
  readonly attempts: number;
}

export interface S3Request {
  readonly method: 'GET' | 'PUT' | 'DELETE';
  /** Below the bucket, "/" between segments; empty for the bucket itself. */
  readonly key?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Buffer;
}

export interface S3Waiting {
  /** Called with a sentence each time a deadline has passed and the request is sent again: five deadlines are minutes of silence. */
  readonly onWait?: ((sentence: string) => void) | undefined;
  /** Milliseconds an attempt may take. */
  readonly deadline?: number;
}

const ATTEMPTS = 5;
const DEADLINE_MS = 30_000;

/** Signed requests to one bucket. They are retried if the server is busy, the connection breaks or a conditional write conflicts. */
export function s3Requests(
  settings: S3Settings,
  { onWait, deadline = DEADLINE_MS }: S3Waiting = {},
): (request: S3Request) => Promise<S3Response> {
  const signer = new AwsClient({
    accessKeyId: settings.accessKeyId,
    secretAccessKey: settings.secretAccessKey,
    ...(settings.sessionToken ? { sessionToken: settings.sessionToken } : {}),
    region: settings.region,
    service: 's3',
  });

  async function attempt({
    method,
    key = '',
    query = {},
    headers = {},
    body,
  }: S3Request): Promise<Omit<S3Response, 'attempts'>> {
    const url = new URL([settings.endpoint, ...key.split('/').filter(Boolean).map(encodeURIComponent)].join('/'));
    url.search = new URLSearchParams(query).toString().replaceAll('+', '%20');
    const signed = await signer.sign(url, { method, headers, ...(body ? { body: new Uint8Array(body) } : {}) });
    // Not `fetch`, which would decode what is stored compressed.
    return send(url, method, Object.fromEntries(signed.headers), body, deadline);
  }

  return async (request) => {
    for (let attempts = 1; ; attempts += 1) {
      try {
        const response = await attempt(request);
        if ((response.status >= 500 && response.status !== 501) || response.status === 409 || response.status === 429) {
          if (attempts < ATTEMPTS) {
            await pause(attempts);
            continue;
          }
          throw new NotAnswered(
            `${settings.endpoint} answered ${response.status} ${ATTEMPTS} times: ${reason(response.bytes)}.`,
          );
        }
        if (response.status === 403 && response.bytes.includes('RequestTimeTooSkewed')) {
          throw new UserError(
            `${settings.endpoint} refuses what was signed at ${new Date().toISOString()}, because its own clock says ${response.headers.date}. Set the clock that is wrong, of this machine or of the store.`,
          );
        }
        if (response.status === 403) {
          throw new UserError(
            `${settings.endpoint} refuses these credentials (${reason(response.bytes)}). Check AWS_ACCESS_KEY_ID and its rights.`,
          );
        }
        if (response.status === 404 && response.bytes.includes('NoSuchBucket')) {
          throw new UserError(
            `There is no bucket "${settings.bucket}" at ${settings.endpoint}. Make it, or correct the address.`,
          );
        }
        if (request.method === 'GET' && response.status === 200 && isCut(response)) throw new BrokenTransfer();
        return { ...response, attempts };
      } catch (error) {
        if (error instanceof UserError) throw error;
        const isLate = ((error as Error).cause as Error | undefined)?.name === 'TimeoutError';
        const silence = `${settings.endpoint} has not answered within ${deadline / 1000} s`;
        if (isLate && attempts >= ATTEMPTS) throw new NotAnswered(`${silence}, ${ATTEMPTS} times. Try again later.`);
        if (isLate) onWait?.(`${silence} (attempt ${attempts} of ${ATTEMPTS}). Trying again.`);
        if (error instanceof BrokenTransfer && attempts >= ATTEMPTS)
          throw brokenTransfer(settings.endpoint, request.key);
        if (attempts >= ATTEMPTS) {
          throw new NotAnswered(
            `${settings.endpoint} cannot be reached: ${(error as Error).message || (error as NodeJS.ErrnoException).code}.`,
          );
        }
        await pause(attempts);
      }
    }
  };
}

/** Whether a request was carried out is not known: no attempt was answered. */
export class NotAnswered extends UserError {}

/** Fewer or other bytes arrived than were stored. */
class BrokenTransfer extends Error {}

/** Whether an object differs from what was stored, or a listing has no end. */
function isCut({ headers, bytes }: Omit<S3Response, 'attempts'>): boolean {
  if (intactness(headers, bytes) === 'broken') return true;
  const text = bytes.subarray(0, 200).toString();
  return /<ListBucketResult\b/.test(text) && !LISTING_END.test(bytes.toString());
}

const LISTING_END = /<\/ListBucketResult>\s*$/;

export function brokenTransfer(endpoint: string, key = ''): UserError {
  return new UserError(
    `${endpoint} does not send ${key || 'a listing'} as it was stored. The object itself may be whole: leave it, try again, and look at what is in between.`,
  );
}

function send(
  url: URL,
  method: string,
  headers: Record<string, string>,
  body: Buffer | undefined,
  deadline: number,
): Promise<Omit<S3Response, 'attempts'>> {
  return new Promise((resolve, reject) => {
    const start = url.protocol === 'https:' ? httpsRequest : httpRequest;
    const length = body ? { 'content-length': String(body.length) } : {};
    const options = { method, headers: { ...headers, ...length }, signal: AbortSignal.timeout(deadline) };
    const request = start(url, options, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      // The connection ended before all bytes were there.
      response.on('error', (error) => reject(method === 'GET' ? new BrokenTransfer() : error));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes: Buffer.concat(parts) }),
      );
    });
    request.on('error', reject);
    request.end(body);
  });
}

function pause(attempts: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, Math.random() * 50 * 2 ** attempts));
}

/** The error in an S3 server's XML, or the first words of any other response. */
export function reason(bytes: Buffer): string {
  const text = bytes.toString();
  return (
    /<Message>([^<]*)<\/Message>/.exec(text)?.[1] ??
    /<Code>([^<]*)<\/Code>/.exec(text)?.[1] ??
    (text.slice(0, 80) || 'no reason given')
  );
}
