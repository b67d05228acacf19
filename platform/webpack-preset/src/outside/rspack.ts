import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BuiltModule } from '../places/places-of-build.ts';
import { type OutsideOptions, outsideBuild } from './outside-build.ts';
import { ownPolicyEdits } from './own-policy.ts';
import { serveBuild } from './served-build.ts';

interface Source {
  source(): string | Buffer;
}

interface EditedSource extends Source {
  /** @param end of the last letter that is replaced */
  replace(start: number, end: number, text: string): void;
}

/** The part of Rspack's compiler that is used here; Rspack is the package's own. */
interface Compiler {
  readonly options: {
    readonly watch?: boolean;
    devtool: unknown;
    entry: object;
    output: Record<string, unknown>;
    optimization: Record<string, unknown>;
    module: { rules: unknown[] };
  };
  readonly webpack: {
    readonly Compilation: Readonly<Record<'PROCESS_ASSETS_STAGE_PRE_PROCESS' | 'PROCESS_ASSETS_STAGE_REPORT', number>>;
    readonly sources: {
      readonly RawSource: new (text: string) => Source;
      readonly ReplaceSource: new (source: Source) => EditedSource;
    };
    readonly optimize: { readonly LimitChunkCountPlugin: new (options: object) => { apply(compiler: Compiler): void } };
  };
  readonly hooks: {
    readonly thisCompilation: { tap(name: string, run: (compilation: Compilation) => void): void };
    readonly done: { tap(name: string, run: (stats: Stats) => void): void };
  };
}

/** A module that was compiled from a file has its path. */
interface Module {
  readonly resource?: string;
  originalSource?(): Source | null;
}

interface Stats {
  hasErrors(): boolean;
  toString(options: object): string;
}

interface Compilation {
  readonly hooks: {
    readonly processAssets: {
      tapPromise(
        options: { name: string; stage: number },
        run: (assets: Record<string, Source>) => Promise<void>,
      ): void;
    };
  };
  readonly errors: unknown[];
  readonly modules: Iterable<Module>;
  readonly fileDependencies: Iterable<string>;
  updateAsset(file: string, source: Source): void;
  emitAsset(file: string, source: Source): void;
}

const NAME = 'MicroFrontendPlugin';

/**
 * Builds a micro-frontend of the portal with Rspack: one script, whose modules bring their framework along, and `build.json`.
 *
 * `plugins: [new MicroFrontendPlugin({ directory: import.meta.dirname })]`, with the rules of the framework beside it. `rspack build --watch`
 * serves each build to a portal (`mfe dev`).
 */
export class MicroFrontendPlugin {
  readonly #options: OutsideOptions;

  constructor(options: OutsideOptions) {
    this.#options = options;
  }

  apply(compiler: Compiler): void {
    const { directory } = this.#options;
    const build = outsideBuild(this.#options);
    const { Compilation, sources, optimize } = compiler.webpack;
    const { options } = compiler;
    const isWatched = options.watch === true;
    const served = isWatched ? serveBuild(build.name) : undefined;
    // Publishing stores the map where no server serves it. Rspack's command would name it in the script.
    options.devtool = isWatched ? false : 'hidden-source-map';
    options.entry = { entry: { import: [entryFile(directory, build.entry(isWatched))] } };
    Object.assign(options.output, {
      path: build.folder(isWatched),
      filename: 'entry.[contenthash:12].js',
      publicPath: 'auto',
      uniqueName: build.name,
      clean: true,
    });
    Object.assign(options.optimization, { splitChunks: false, runtimeChunk: false });
    options.module.rules.push({
      test: /\.css$/,
      type: 'javascript/auto',
      sideEffects: true,
      use: [{ loader: join(import.meta.dirname, 'css-text-loader.cjs'), options: { confine: build.confine } }],
    });
    new optimize.LimitChunkCountPlugin({ maxChunks: 1 }).apply(compiler);
    compiler.hooks.done.tap(NAME, (stats) => {
      if (stats.hasErrors()) served?.failed(stats.toString({ all: false, errors: true }));
    });
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const { processAssets } = compilation.hooks;
      processAssets.tapPromise({ name: NAME, stage: Compilation.PROCESS_ASSETS_STAGE_PRE_PROCESS }, async (assets) => {
        for (const [file, source] of scriptsIn(assets)) {
          const own = new sources.ReplaceSource(source);
          for (const { start, end, text } of ownPolicyEdits(String(source.source()), build.name))
            own.replace(start, end - 1, text);
          compilation.updateAsset(file, own);
        }
      });
      processAssets.tapPromise({ name: NAME, stage: Compilation.PROCESS_ASSETS_STAGE_REPORT }, async (assets) => {
        const [entry] = scriptsIn(assets).map(([file]) => file);
        if (entry === undefined) return;
        const emit = (file: string, value: object) =>
          compilation.emitAsset(file, new sources.RawSource(`${JSON.stringify(value)}\n`));
        const modules = modulesOf(compilation);
        if (!isWatched) compilation.errors.push(...build.refused(modules).map((message) => new Error(message)));
        const record = build.record(entry, modules);
        emit('build.json', record);
        if (compilation.errors.length === 0)
          served?.built({ 'build.json': JSON.stringify(record), [entry]: String(assets[entry]?.source()) });
        const files = [...compilation.fileDependencies].filter((file) => existsSync(file) && statSync(file).isFile());
        emit('provenance.json', await build.provenance(new Set(files)));
      });
    });
  }
}

const scriptsIn = (assets: Readonly<Record<string, Source>>): [string, Source][] =>
  Object.entries(assets).filter(([file]) => file.endsWith('.js'));

/** The modules of a build that were compiled from files. */
const modulesOf = ({ modules }: Compilation): BuiltModule[] =>
  [...modules].flatMap((module) => {
    const file = module.resource?.replace(/\?.*$/, '');
    return file ? [{ file, text: String(module.originalSource?.()?.source() ?? '') }] : [];
  });

/** Writes the entry's code where the bundler finds the package's modules. */
function entryFile(directory: string, code: string): string {
  const folder = join(directory, 'node_modules', '.micro-frontend');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'entry.mjs');
  writeFileSync(file, code);
  return file;
}
