import { UserError } from '../user-error.ts';
import { digestHeader, intactness } from './intact.ts';
import { objectHeaders } from './object-headers.ts';
import { brokenTransfer, NotAnswered, reason, type S3Response, type S3Waiting, s3Requests } from './s3-requests.ts';
import type { S3Settings } from './s3-settings.ts';
import type { Store } from './store.ts';

/** Written twice to find out whether the server supports conditional writes. */
const PROBE = '.conditional-writes';

/**
 * A store in a bucket of any S3-compatible object store that supports conditional writes (`If-None-Match: *`). A server that
 * ignores the condition would silently overwrite other teams' activations, so this is verified before the first write and
 * such a server is rejected.
 */
export function s3Store(settings: S3Settings, waiting?: S3Waiting): Store {
  const ask = s3Requests(settings, waiting);
  const prefix = settings.prefix ? `${settings.prefix}/` : '';
  const location = `s3://${settings.bucket}/${settings.prefix}`;
  let probed: Promise<void> | undefined;

  function keyOf(path: string): string {
    if (path.split('/').some((segment) => segment === '..' || segment === '.' || segment === '')) {
      throw new UserError(`"${path}" lies outside the store.`);
    }
    return prefix + path;
  }

  function put(path: string, bytes: Buffer, headers: Record<string, string>): Promise<S3Response> {
    return ask({
      method: 'PUT',
      key: keyOf(path),
      headers: { ...objectHeaders(path), ...digestHeader(bytes), ...headers },
      body: bytes,
    });
  }

  async function read(path: string): Promise<Buffer | undefined> {
    const response = await ask({ method: 'GET', key: keyOf(path) });
    if (response.status === 404) return undefined;
    const { headers, bytes } = expectOk(response, path);
    if (intactness(headers, bytes) === 'intact') return bytes;
    // Nothing says what was stored; two reads that differ say that one of them is broken.
    const again = await ask({ method: 'GET', key: keyOf(path) });
    if (!expectOk(again, path).bytes.equals(bytes)) throw brokenTransfer(location, path);
    return bytes;
  }

  /** Whether the object is new and ours. */
  async function createUnprobed(path: string, bytes: Buffer): Promise<boolean> {
    const response = await put(path, bytes, { 'if-none-match': '*' }).catch(async (error: unknown) => {
      if (!(error instanceof NotAnswered)) throw error;
      if ((await read(path).catch(() => undefined))?.equals(bytes)) return undefined;
      throw new UserError(
        `${error.message} Whether ${path} was written is not known: do the same again, which repeats nothing that is done.`,
      );
    });
    if (!response) return true;
    if (response.status === 501) throw unconditional();
    if (response.status !== 412) return Boolean(expectOk(response, path));
    // An attempt whose response was lost may have succeeded: then the stored bytes are ours.
    return response.attempts > 1 && (await read(path))?.equals(bytes) === true;
  }

  async function probe(): Promise<void> {
    const text = Buffer.from('This store is written with conditional writes.\n');
    if (!(await createUnprobed(PROBE, text))) return;
    const again = await put(PROBE, text, { 'if-none-match': '*' });
    if (again.status !== 412) throw unconditional();
  }

  function unconditional(): UserError {
    return new UserError(
      `The server of ${location} does not support conditional writes (If-None-Match), so activations at the same time could ` +
        'overwrite one another. Use a server that does, such as Amazon S3, MinIO or Cloudflare R2.',
    );
  }

  function expectOk(response: S3Response, path: string): S3Response {
    if (response.status >= 200 && response.status < 300) return response;
    throw new UserError(`${path} in ${location}: the server answered ${response.status} (${reason(response.bytes)}).`);
  }

  return {
    location,
    read,
    async create(path, bytes) {
      keyOf(path);
      probed ??= probe();
      try {
        await probed;
      } catch (error) {
        probed = undefined;
        throw error;
      }
      return createUnprobed(path, bytes);
    },
    async replace(path, bytes) {
      expectOk(await put(path, bytes, {}), path);
    },
    async remove(path) {
      const response = await ask({ method: 'DELETE', key: keyOf(path) });
      if (response.status !== 404) expectOk(response, path);
    },
    async list(folder, after) {
      const below = `${prefix}${folder ? `${folder}/` : ''}`;
      const paths: string[] = [];
      let token: string | undefined;
      do {
        const response = await ask({
          method: 'GET',
          query: {
            'list-type': '2',
            'encoding-type': 'url',
            prefix: below,
            ...(after ? { 'start-after': prefix + after } : {}),
            ...(token ? { 'continuation-token': token } : {}),
          },
        });
        const text = expectOk(response, folder).bytes.toString();
        // A proxy's own page would pass for an empty store.
        if (!/<\/ListBucketResult>\s*$/.test(text))
          throw new UserError(
            `${folder} in ${location}: no object store answered with a listing (${reason(response.bytes)}).`,
          );
        for (const [, key = ''] of text.matchAll(/<Key>([^<]*)<\/Key>/g)) {
          paths.push(decodeURIComponent(key.replaceAll('+', '%20')).slice(prefix.length));
        }
        token = plainText(/<NextContinuationToken>([^<]+)<\/NextContinuationToken>/.exec(text)?.[1]);
      } while (token);
      return paths.filter((path) => path !== PROBE && path > (after ?? '')).sort();
    },
  };
}

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** The unescaped text of an XML element. */
function plainText(xml: string | undefined): string | undefined {
  return xml?.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (_, hex?: string, decimal?: string, name = '') => {
    const code = hex ? Number.parseInt(hex, 16) : Number(decimal);
    return Number.isNaN(code) ? (ENTITIES[name] ?? '') : String.fromCodePoint(code);
  });
}
