import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { renderPage } from 'deployments';
import { BROTLI_QUALITY } from '../../../platform/scripts/src/deployment/deploy-packages.ts';

/** The address of a peer's files, below which they are kept for ever. */
export const BASE = '/mfe/peer/1/';

/** A peer's page, where it differs from the portal's. */
export interface PeerPage {
  /** Elements in place of the portal's script. */
  readonly head: string;
  /** Texts of inline scripts. */
  readonly inline?: readonly string[];
  /** Sources that its policy has to allow besides. */
  readonly sources?: readonly string[];
}

/** Completes a store whose `mfe/peer/1/` has the peer's files: compressed as ours are, behind the page that the portal has. */
export async function writePeerStore(folder: string, { head, inline = [], sources = [] }: PeerPage): Promise<void> {
  const files = await readdir(join(folder, BASE), { recursive: true });
  for (const file of files.filter((name) => /\.(m?js|json|html)$/.test(name))) {
    const path = join(folder, BASE, file);
    await writeFile(`${path}.br`, compressed(await readFile(path)));
  }
  const hashes = inline.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  const page = renderPage({ schemaVersion: 1, revision: 1, activatedAt: new Date(0).toISOString(), microFrontends: {} })
    .replace('script-src', ['script-src', ...hashes, ...sources].join(' '))
    // The runtimes of the peers have no Trusted Types policies.
    .replace(/; require-trusted-types-for.*?"/, '"')
    .replace('<script type="application/json" id="portal-preload">', `${head}\n$&`);
  await writeFile(join(folder, 'index.html'), page);
  await writeFile(join(folder, 'index.html.br'), compressed(Buffer.from(page)));
}

function compressed(bytes: Buffer): Buffer {
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  const params = { [BROTLI_PARAM_QUALITY]: BROTLI_QUALITY, [BROTLI_PARAM_SIZE_HINT]: bytes.length };
  return brotliCompressSync(bytes, { params });
}
