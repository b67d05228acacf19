import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const source = new URL('..', import.meta.url).pathname;

/** Tokens in source code, in any of the quotes. Names of permissions and the like have other prefixes. */
const TOKEN = /['"`]((?:ERR|LBL|MSG)_[A-Z\d_]+|BILLING_TIME_[A-Z_]+)['"`]/g;

/** Every token in the server's source with its file: tokens that it can send, or insert into a page or message. */
export function tokensOfServer(): { readonly token: string; readonly file: string }[] {
  return readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !/^(bench|testing)\//.test(file))
    .sort()
    .flatMap((file) =>
      [...readFileSync(join(source, file), 'utf8').matchAll(TOKEN)].map(([, token = '']) => ({ token, file })),
    );
}
