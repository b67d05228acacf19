import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss from 'postcss';
import { exposedModules } from '../exposed-modules.ts';
import { type BuiltModule, recordedPlaces, refusedPlaces } from '../places/places-of-build.ts';
import { mountContractOf } from '../report/mount-contract.ts';
import { provenanceOf } from '../report/provenance.ts';
import { confinedOutput } from '../styles/confined-styles.ts';
import { exportedNames } from './exported-names.ts';

export interface OutsideOptions {
  /** The package: the folder of `micro-frontend.json`. */
  readonly directory: string;
  /** Begins everything that its style sheets name. Default: its name without `mfe_`. */
  readonly stylePrefix?: string;
}

/** What the plugins of other bundlers know of a micro-frontend. */
export interface OutsideBuild {
  readonly name: string;
  readonly stylePrefix: string;
  /** The code of the entry: it leaves the container behind. While a build is watched, it follows the next ones. */
  entry(isWatched: boolean): string;
  /** The folder of the build, in the package. One that is watched is never published. */
  folder(isWatched: boolean): string;
  /** `build.json`, which publishing reads. @param entry the entry's file @param modules all modules, as they were compiled */
  record(entry: string, modules: readonly BuiltModule[]): object;
  /** Why it must not be published, in sentences: names that are not declared for it, and changes of the page itself. */
  refused(modules: readonly BuiltModule[]): string[];
  /** `provenance.json`. @param files all files that the build read */
  provenance(files: Iterable<string>): Promise<object>;
  /** @throws Error with their names, if styles could affect other micro-frontends */
  confine(styles: string): Promise<void>;
}

const CONTAINER = 'webpack-preset/container';

/** Reads a package that is built by another bundler than webpack. Its modules are `src/mount/NAME.ts` or `.js`, as with webpack. */
export function outsideBuild({ directory, stylePrefix }: OutsideOptions): OutsideBuild {
  const { name } = JSON.parse(readFileSync(join(directory, 'micro-frontend.json'), 'utf8')) as {
    readonly name: string;
  };
  const since = Date.now();
  const modules = exposedModules({ directory });
  const prefix = stylePrefix ?? name.replace(/^mfe_/, '').replaceAll('_', '-');
  return {
    name,
    stylePrefix: prefix,
    entry: (isWatched) => (isWatched ? "import 'webpack-preset/watched';\n" : '') + entryOf(name, directory, modules),
    folder: (isWatched) =>
      join(directory, ...(isWatched ? ['node_modules', '.micro-frontend', 'served'] : ['dist', 'portal'])),
    refused: (modules) => refusedPlaces(modules, directory),
    record(entry, built) {
      const exports = Object.fromEntries(
        Object.entries(modules).map(([module, file]) => [
          module,
          exportedNames(readFileSync(join(directory, file), 'utf8')),
        ]),
      );
      return {
        name,
        entry,
        modules: Object.fromEntries(Object.keys(modules).map((module) => [module, []])),
        stylePrefix: prefix,
        ...mountContractOf(Object.keys(modules), exports),
        hostContract: null,
        exports,
        places: recordedPlaces(built, directory),
      };
    },
    provenance: (files) =>
      provenanceOf(
        directory,
        [...files].filter((file) => !/[\\/]node_modules[\\/]/.test(file)),
        since,
      ),
    confine: async (styles) => {
      await postcss([confinedOutput({ prefix, setsFoundation: false })]).process(styles, { from: undefined });
    },
  };
}

function entryOf(name: string, directory: string, modules: Readonly<Record<string, string>>): string {
  const files = Object.entries(modules);
  const imports = files.map(([, file], at) => `import * as module${at} from ${JSON.stringify(join(directory, file))};`);
  const exposed = files.map(([module], at) => `${JSON.stringify(module)}: module${at}`);
  return `import { expose } from '${CONTAINER}';
${imports.join('\n')}
expose(${JSON.stringify(name)}, { ${exposed.join(', ')} });
`;
}

/** The name of a file with this content: `entry.3f2….js`. */
export const hashedName = (content: string): string =>
  `entry.${createHash('sha256').update(content).digest('hex').slice(0, 12)}.js`;
