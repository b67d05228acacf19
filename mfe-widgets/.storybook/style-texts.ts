import { readFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import postcss from 'postcss';
import type { Plugin } from 'vite';
import { styleSheetSteps } from '../../platform/webpack-preset/src/styles/style-sheet-steps.ts';

const root = join(import.meta.dirname, '..');
const MARK = '\0style-text:';

/** Makes a `.css` import of the widgets yield a text, by the same steps as the product's build. */
export function styleTexts(): Plugin {
  return {
    name: 'style-texts',
    enforce: 'pre',
    resolveId(source, importer) {
      if (!source.endsWith('.css') || importer === undefined || importer.includes('node_modules')) return null;
      if (![join(root, 'src'), import.meta.dirname].some((folder) => importer.startsWith(folder))) return null;
      return `${MARK}${resolve(dirname(importer), source)}.js`;
    },
    async load(id) {
      if (!id.startsWith(MARK)) return null;
      const file = id.slice(MARK.length, -3);
      this.addWatchFile(file);
      // A page's own style sheet, like that of a second remote next to the widgets'.
      const layer = basename(file) === 'another-remote.css' ? 'app' : 'widgets';
      const steps = styleSheetSteps({ directory: root, theme: join(root, 'theme.css'), layer });
      const { css } = await postcss(steps).process(await readFile(file, 'utf8'), { from: file });
      return `export default ${JSON.stringify(css)};`;
    },
  };
}
