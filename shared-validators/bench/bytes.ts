import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import type { Subject } from './subjects.ts';

/**
 * The minified and brotli-compressed size of code, in bytes. For our rules valibot is left out, because the forms that use a rule already
 * have it.
 */
async function bytes(code: string, external: string[]): Promise<number> {
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: import.meta.dirname, loader: 'ts' },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2024',
    external,
    write: false,
    logLevel: 'error',
  });
  return brotliCompressSync(outputFiles[0]?.contents ?? new Uint8Array()).length;
}

/** The size of a rule alone, and of each peer. */
export async function brotliBytes({ bundle, peers }: Subject): Promise<Record<string, number>> {
  const sizes: Record<string, number> = { ours: await bytes(bundle, ['valibot']) };
  for (const [name, peer] of Object.entries(peers)) sizes[name] = await bytes(peer.bundle, []);
  return sizes;
}

/** The size of everything except the phone: in a bundle that uses all of it, and as a separate module with all of its export names. */
export async function brotliBytesOfAll(): Promise<{ used: number; module: number }> {
  const names = Object.keys(await import('../src/index.ts')).join(', ');
  return {
    used: await bytes(`import { ${names} } from '../src/index.ts'; globalThis.used = [${names}]`, ['valibot']),
    module: await bytes("export * from '../src/index.ts'", ['valibot']),
  };
}
