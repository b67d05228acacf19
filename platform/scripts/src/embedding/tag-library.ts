import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { repository } from '../paths.ts';
import { type JarEntry, jarOf } from './jar.ts';

export const TAG_LIBRARY = 'portal-tags.jar';

/** The JSP tag library: `<portal:recoveryOptions/>`. A tag file is compiled by the server, so one jar is for all of them. */
export function tagLibrary(): Buffer {
  const folder = join(repository, 'mfe-recovery', 'embedding', 'tags');
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((one) => one.isFile())
    .map((one) => join(one.parentPath, one.name))
    .sort();
  const manifest: JarEntry = { path: 'META-INF/MANIFEST.MF', content: Buffer.from('Manifest-Version: 1.0\r\n\r\n') };
  return jarOf([
    manifest,
    ...files.map((file) => ({ path: file.slice(folder.length + 1).replaceAll(sep, '/'), content: readFileSync(file) })),
  ]);
}
