import { readFile } from 'node:fs/promises';
import { dirname, relative, resolve } from 'node:path';
import { type SheetOwner, type Unconfined, unconfined } from 'deployments/styles';
import type { Plugin, Root } from 'postcss';

const ADVICE =
  'Every micro-frontend on the page would get that. Begin selectors and names with a class of your own (".PREFIX-page"), and set ' +
  'properties of your own ("--PREFIX-…"), not those of the foundation.';

/**
 * Rejects a style sheet that reaches beyond its micro-frontend, with the file and the line. Imported sheets are read as well, before
 * Tailwind makes one of all.
 * @param directory for the paths in messages
 */
export function confinedSources(owner: SheetOwner, directory: string): Plugin {
  return {
    postcssPlugin: 'confined-sources',
    async Once(root, { result, postcss }) {
      const found: Unconfined[] = [];
      async function visit(sheet: Root, file: string, layer?: string): Promise<void> {
        found.push(...unconfined(sheet, owner, layer));
        for (const { path, layer: inner } of importsOf(sheet)) {
          const imported = resolve(dirname(file), path);
          const text = await readFile(imported, 'utf8').catch(() => undefined);
          // Tailwind names a missing file.
          if (text === undefined) continue;
          result.messages.push({ type: 'dependency', plugin: 'confined-sources', file: imported, parent: file });
          await visit(postcss.parse(text, { from: imported }), imported, inner ?? layer);
        }
      }
      const file = root.source?.input.file;
      if (file === undefined) return;
      await visit(root, file);
      refuse(found, owner, directory);
    },
  };
}

/** Rejects the rules that Tailwind has added to a sheet: a reset, those of a plugin. */
export function confinedOutput(owner: SheetOwner): Plugin {
  return {
    postcssPlugin: 'confined-output',
    OnceExit(root) {
      refuse(unconfined(root, owner), owner);
    },
  };
}

function importsOf(sheet: Root): { path: string; layer: string | undefined }[] {
  const found: { path: string; layer: string | undefined }[] = [];
  sheet.walkAtRules('import', ({ params }) => {
    const [, , path] = /^(["'])(\.{1,2}\/[^"']*)\1/.exec(params) ?? [];
    if (path !== undefined) found.push({ path, layer: /\blayer\(\s*([\w-]+)/.exec(params)?.[1] });
  });
  return found;
}

/** @param directory of the sources; without it the sheet is compiled, and its lines say nothing */
function refuse(found: readonly Unconfined[], { prefix }: SheetOwner, directory?: string): void {
  const [first] = found;
  if (!first) return;
  const lines = found.map(({ node, name }) => {
    const file = node.source?.input.file;
    const place =
      directory !== undefined && file !== undefined && `${relative(directory, file)}:${node.source?.start?.line}`;
    return `  ${name} (${place || 'added by Tailwind'})`;
  });
  // An error of the node names its file, which a development server then watches.
  throw first.node.error(
    `These styles are not confined to "${prefix}":\n${lines.join('\n')}\n${ADVICE.replaceAll('PREFIX', prefix)}`,
  );
}
