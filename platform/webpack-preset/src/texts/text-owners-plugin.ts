import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import webpack, { type Compilation, type Compiler, type Module } from 'webpack';
import { installedFile } from '../installed-file.ts';
import { foreignKeys, type ModuleSource, requiredKeys, type TextOwners } from './label-keys.ts';

const NAME = 'TextOwnersPlugin';
const LIBRARY = 'shared-session';

/** Refuses a build that declares the text of a label key that belongs to another package. */
export class TextOwnersPlugin {
  readonly #directory: string;

  constructor(directory: string) {
    this.#directory = directory;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.finishModules.tap(NAME, (modules) => {
        const { name } = JSON.parse(readFileSync(join(this.#directory, 'package.json'), 'utf8')) as { name: string };
        const own = sourcesOf(modules, this.#directory).filter(({ file }) => !file.startsWith('..'));
        for (const { key, owner, file } of foreignKeys(name, own, ownersIn(this.#directory))) {
          const message =
            `${file} declares a text for ${key}, which belongs to ${owner}: pages would show the words of whichever is ` +
            'loaded first. Give the text a key of its own.';
          compilation.errors.push(new webpack.WebpackError(message));
        }
      });
    });
  }
}

/** The label keys of shared-session that a build shows without having their texts. */
export function requiredTexts({ modules }: Compilation, directory: string): string[] {
  return requiredKeys(LIBRARY, sourcesOf(modules, directory), ownersIn(directory));
}

/** The modules of this repository, or of a team's own. */
function sourcesOf(modules: Iterable<Module>, directory: string): ModuleSource[] {
  return [...modules].flatMap((module) => {
    if (!(module instanceof webpack.NormalModule) || /[\\/]node_modules[\\/]/.test(module.resource)) return [];
    return [{ file: relative(directory, module.resource), text: String(module.originalSource()?.source() ?? '') }];
  });
}

/** Nobody owns a key where shared-session is not installed or does not say. */
function ownersIn(directory: string): TextOwners {
  const file = installedFile(directory, LIBRARY, 'text-owners.json');
  return file ? JSON.parse(readFileSync(file, 'utf8')) : {};
}
