import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Writes files below a folder; values that are not text are written as JSON. */
export async function writeFiles(folder: string, files: Readonly<Record<string, unknown>>): Promise<void> {
  for (const [path, content] of Object.entries(files)) {
    const full = join(folder, path);
    await mkdir(dirname(full), { recursive: true });
    await writeFile(full, typeof content === 'string' ? content : JSON.stringify(content));
  }
}

/** Long enough to be worth compressing. */
const padding = '/* and so on */'.repeat(60);

/** A built package with one page, as webpack-preset leaves it. */
export function builtPackage(name: string, route: string, code = ''): Record<string, unknown> {
  const remote = name.replaceAll('-', '_');
  return {
    'package.json': { version: '1.0.0' },
    'micro-frontend.json': {
      name: remote,
      applications: [{ name: 'main', region: 'page', module: './app', routes: [{ path: route }] }],
    },
    'dist/portal/build.json': {
      name: remote,
      entry: 'entry.1.js',
      modules: { './app': ['app.1.js'] },
      requires: { react: '19.3.1' },
      exports: { './app': ['mount'] },
    },
    'dist/portal/entry.1.js': `self.${remote}={};${code}${padding}`,
    'dist/portal/app.1.js': `app${padding}`,
    'dist/portal/app.1.js.map': { sources: ['secret'] },
  };
}

/** A built root-config that provides a React. */
export const builtRoot: Readonly<Record<string, unknown>> = {
  'package.json': { version: '1.0.0' },
  'dist/build.json': { portal: 'portal.1.js', embed: 'embed.1.js', provides: { react: '19.3.1' } },
  'dist/portal.1.js': `portal${padding}`,
  'dist/embed.1.js': `embed${padding}`,
};
