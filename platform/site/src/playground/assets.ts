import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { build } from 'esbuild';
import { repository } from 'scripts/paths';

const site = join(repository, 'platform', 'site');

/** Style sheets that pages have, from the generator's own packages. */
const SHEETS = {
  'bootstrap-3': 'bootstrap-3/dist/css/bootstrap.min.css',
  'bootstrap-5': 'bootstrap/dist/css/bootstrap.min.css',
  tailwind: 'tailwindcss/preflight.css',
} as const;

/** Writes the files of the playground's frame. */
export async function writePlayground(folder: string): Promise<void> {
  const to = join(folder, 'playground');
  mkdirSync(to, { recursive: true });
  for (const file of ['frame.html', 'events.js', 'plain.css', 'hostile.css'])
    cpSync(join(site, 'playground', file), join(to, file));
  const { resolve } = createRequire(join(site, 'generator', 'package.json'));
  for (const [name, file] of Object.entries(SHEETS))
    writeFileSync(join(to, `${name}.css`), readFileSync(resolve(file)));
  await build({
    entryPoints: ['add-time.ts', 'worker.ts'].map((file) => join(site, 'playground', file)),
    outdir: to,
    bundle: true,
    format: 'iife',
    minify: true,
    target: 'es2022',
    logLevel: 'error',
  });
}
