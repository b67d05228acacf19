import { buffer } from 'node:stream/consumers';
import { serveHandler } from './serve-handler.ts';

export interface PagedS3Server {
  readonly environment: Readonly<Record<string, string>>;
  readonly keys: () => readonly string[];
  /** The number of listings with a continuation token. */
  readonly continued: () => number;
  close(): Promise<void>;
}

/**
 * A bucket in memory that lists its keys in pages, which s3rver cannot on a current OpenSSL. It knows no signatures.
 * @param pageSize the number of keys in one page; Amazon's have 1,000
 */
export async function startPagedS3(pageSize: number): Promise<PagedS3Server> {
  const objects = new Map<string, Buffer>();
  let continued = 0;

  function listing(query: URLSearchParams): string {
    const after = query.get('continuation-token') ?? query.get('start-after') ?? '';
    if (query.has('continuation-token')) continued += 1;
    const all = [...objects.keys()].filter((key) => key.startsWith(query.get('prefix') ?? '') && key > after).sort();
    const keys = all.slice(0, pageSize);
    const contents = keys.map((key) => `<Contents><Key>${encodeURIComponent(key)}</Key></Contents>`).join('');
    const next = all.length > pageSize ? `<NextContinuationToken>${keys.at(-1)}</NextContinuationToken>` : '';
    return `<ListBucketResult>${next}${contents}</ListBucketResult>`;
  }

  const { url, close } = await serveHandler(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://s3');
    const key = decodeURIComponent(pathname).split('/').slice(2).join('/');
    const stored = objects.get(key);
    if (request.method === 'PUT') {
      const bytes = await buffer(request);
      if (request.headers['if-none-match'] === '*' && objects.has(key)) response.statusCode = 412;
      else objects.set(key, bytes);
      response.end();
    } else if (request.method === 'DELETE') {
      objects.delete(key);
      response.writeHead(204).end();
    } else if (key === '') response.end(listing(searchParams));
    else if (stored) response.end(stored);
    else response.writeHead(404).end('<Code>NoSuchKey</Code>');
  });
  return {
    environment: { AWS_ACCESS_KEY_ID: 'a', AWS_SECRET_ACCESS_KEY: 'b', AWS_ENDPOINT_URL: url },
    keys: () => [...objects.keys()],
    continued: () => continued,
    close,
  };
}
