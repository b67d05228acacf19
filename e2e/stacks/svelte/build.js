import { build } from 'esbuild';
import svelte from 'esbuild-svelte';

await build({
  entryPoints: ['main.js'],
  bundle: true,
  outfile: 'page.js',
  logLevel: 'error',
  mainFields: ['svelte', 'browser', 'module', 'main'],
  conditions: ['svelte', 'browser'],
  plugins: [svelte()],
});
