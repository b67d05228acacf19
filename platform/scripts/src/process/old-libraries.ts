import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from '../paths.ts';

const files = {
  jquery: join(repository, 'reference', 'legacy-host', 'node_modules', 'jquery', 'dist', 'jquery.js'),
  // Not on npm; Debian's libjs-prototype has it.
  prototype: process.env.PROTOTYPE_JS ?? '/usr/share/javascript/prototype/prototype.js',
} as const;

export type OldLibrary = keyof typeof files;

/** The installed libraries of legacy pages, by name. Tomcat serves them below `/legacy/lib/`. */
export function oldLibraries(): Partial<Record<OldLibrary, string>> {
  return Object.fromEntries(Object.entries(files).filter(([, file]) => existsSync(file)));
}
