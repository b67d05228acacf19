import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const source = new URL('..', import.meta.url).pathname;

/** Tokens as code writes them, in any of the quotes; names of permissions and the like do not begin like this. */
const TOKEN = /['"`]((?:ERR|LBL|MSG)_[A-Z\d_]+|BILLING_TIME_[A-Z_]+)['"`]/g;

/** Every token the server's source has, with the file it stands in: what it can send, or fill into a page or message. */
export function tokensOfServer(): { readonly token: string; readonly file: string }[] {
  return readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !/^(bench|testing)\//.test(file))
    .sort()
    .flatMap((file) =>
      [...readFileSync(join(source, file), 'utf8').matchAll(TOKEN)].map(([, token = '']) => ({ token, file })),
    );
}
