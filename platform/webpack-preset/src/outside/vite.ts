import { relative, resolve } from 'node:path';
import { hashedName, type OutsideOptions, outsideBuild } from './outside-build.ts';
import { withOwnPolicy } from './own-policy.ts';
import { type ServedBuild, serveBuild } from './served-build.ts';

/** The part of Vite's and Rollup's plugins that is used here; Vite is the package's own. */
export interface VitePlugin {
  readonly name: string;
  readonly apply: 'build';
  readonly enforce: 'post';
  config(user: { readonly build?: { readonly watch?: unknown } }): object;
  resolveId(id: string): string | undefined;
  load(id: string): string | undefined;
  transform(code: string): { readonly code: string; readonly map: null } | undefined;
  generateBundle(this: PluginContext, options: object, bundle: Record<string, Output>): Promise<void>;
  buildEnd(error?: Error): void;
  renderError(error?: Error): void;
}

interface PluginContext {
  emitFile(file: { readonly type: 'asset'; readonly fileName: string; readonly source: string }): void;
  getModuleIds(): Iterable<string>;
  getModuleInfo(id: string): { readonly code?: string | null } | null;
  error(message: string): never;
}

interface Output {
  readonly type: 'asset' | 'chunk';
  readonly isEntry?: boolean;
  readonly code?: string;
  readonly source?: string | Uint8Array;
  readonly map?: SourceMap | null;
}

interface SourceMap {
  readonly mappings: string;
  readonly sources: readonly string[];
}

const ENTRY = 'virtual:micro-frontend';
const STYLES = '__MICRO_FRONTEND_STYLES__';

/**
 * Builds a micro-frontend of the portal with Vite: one script, whose modules bring their framework along, and `build.json`.
 *
 * `plugins: [vue(), microFrontend({ directory: import.meta.dirname })]`. `vite build --watch` serves each build to a portal (`mfe dev`).
 */
export function microFrontend(options: OutsideOptions): VitePlugin {
  const build = outsideBuild(options);
  let served: ServedBuild | undefined;
  const failed = (error?: Error) => {
    if (error) served?.failed(error.message);
  };
  return {
    name: 'portal-micro-frontend',
    apply: 'build',
    enforce: 'post',
    config(user) {
      const isWatched = Boolean(user.build?.watch);
      if (isWatched) served ??= serveBuild(build.name);
      return {
        define: { 'process.env.NODE_ENV': '"production"' },
        build: {
          outDir: build.folder(isWatched),
          ...(isWatched ? { minify: false } : { sourcemap: 'hidden' }),
          emptyOutDir: true,
          target: 'es2023',
          cssCodeSplit: false,
          modulePreload: false,
          copyPublicDir: false,
          // Files of the build would be looked for beside the page.
          assetsInlineLimit: Number.MAX_SAFE_INTEGER,
          rollupOptions: { input: ENTRY, output: { format: 'iife', entryFileNames: 'entry.js' } },
        },
      };
    },
    resolveId: (id) => (id === ENTRY ? `\0${ENTRY}` : undefined),
    load: (id) =>
      id === `\0${ENTRY}`
        ? `import { addStyles } from 'webpack-preset/container';\naddStyles(${STYLES});\n${build.entry(served !== undefined)}`
        : undefined,
    transform(code) {
      const own = withOwnPolicy(code, build.name);
      // Nothing moves to another line.
      return own === code ? undefined : { code: own, map: null };
    },
    async generateBundle(_, bundle) {
      const outputs = Object.entries(bundle);
      const [file, entry] = outputs.find(([, { isEntry }]) => isEntry) ?? [];
      const chunks = outputs.filter(([, { type }]) => type === 'chunk');
      if (!file || chunks.length !== 1) return this.error('A micro-frontend is built into one script.');
      const sheets = outputs.filter(([path]) => path.endsWith('.css'));
      const styles = sheets.map(([, { source = '' }]) => Buffer.from(source).toString('utf8')).join('\n');
      await build.confine(styles);
      const maps = outputs.filter(([path]) => path.endsWith('.map'));
      for (const [path] of [...sheets, ...chunks, ...maps]) delete bundle[path];
      // The portal's layers fix the order of micro-frontends' rules and its foundation's.
      const text = JSON.stringify(`@layer app{${styles}}`);
      // In a line of their own, so that the map of the others stays right.
      const code = `(()=>{const ${STYLES}=${text};\n${entry?.code ?? ''}\n})();\n`;
      const modules = [...this.getModuleIds()].flatMap((id) => {
        const file = id.replace(/\?.*$/, '');
        return file.startsWith('/') ? [{ file, text: this.getModuleInfo(id)?.code ?? '' }] : [];
      });
      const refused = served ? [] : build.refused(modules);
      if (refused.length > 0) this.error(refused.join('\n'));
      const fileName = hashedName(code);
      const emit = (name: string, source: string) => this.emitFile({ type: 'asset', fileName: name, source });
      emit(fileName, code);
      if (entry?.map)
        emit(`${fileName}.map`, JSON.stringify(movedMap(entry.map, build.folder(false), options.directory)));
      const record = `${JSON.stringify(build.record(fileName, modules))}\n`;
      emit('build.json', record);
      served?.built({ 'build.json': record, [fileName]: code });
      emit('provenance.json', `${JSON.stringify(await build.provenance(new Set(modules.map(({ file }) => file))))}\n`);
    },
    buildEnd: failed,
    renderError: failed,
  };
}

/** The map of a script below one more line, with its sources by their paths in the package. @param folder of the script */
const movedMap = (map: SourceMap, folder: string, directory: string): SourceMap => ({
  ...map,
  mappings: `;${map.mappings}`,
  sources: map.sources.map((source) => relative(directory, resolve(folder, source.replace(/\?.*$/, '')))),
});
