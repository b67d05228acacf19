import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join, relative } from 'node:path';
import type { TemplateNames } from './template-names.ts';

const TEMPLATES = join(import.meta.dirname, '..', '..', 'templates');

/** `outside` is what differs in a repository of its own. */
export type Template = 'micro-frontend' | 'outside';

/**
 * Writes the templates' files into a folder. A file of a later template stands in for one of an earlier.
 * @returns the paths written, relative to the folder
 */
export async function fillTemplates(
  templates: readonly Template[],
  folder: string,
  names: TemplateNames,
): Promise<string[]> {
  const sources = new Map<string, string>();
  for (const template of templates) {
    const root = join(TEMPLATES, template);
    for (const entry of await readdir(root, { recursive: true, withFileTypes: true })) {
      const from = join(entry.parentPath, entry.name);
      if (entry.isFile()) sources.set(placed(relative(root, from)), from);
    }
  }
  for (const [path, from] of sources) {
    const to = join(folder, path);
    await mkdir(dirname(to), { recursive: true });
    await writeFile(to, filled(await readFile(from, 'utf8'), names), { flag: 'wx' });
  }
  return [...sources.keys()].sort();
}

/** npm leaves out a file named `.gitignore` when it packs. */
function placed(path: string): string {
  return basename(path) === 'gitignore' ? join(dirname(path), '.gitignore') : path;
}

function filled(template: string, names: TemplateNames): string {
  return Object.entries(names).reduce((text, [key, value]) => text.replaceAll(`__${key}__`, value), template);
}
