import { existsSync, readFileSync } from 'node:fs';
import type { microFrontend } from 'webpack-preset';
import { contractHash, reportFile, widgets } from './declarations.ts';

type Plugins = NonNullable<ReturnType<ReturnType<typeof microFrontend>>[number]['plugins']>;
type Compiler = Parameters<Extract<Plugins[number], (...given: never[]) => unknown>>[0];

/** Writes `api.json` beside what was built: exposed module → hash of its reported contract, for whoever compares versions. */
export class ContractPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ContractPlugin', (compilation) => {
      const { sources, Compilation } = compiler.webpack;
      compilation.hooks.processAssets.tap(
        { name: 'ContractPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const hashes = widgets().flatMap((name) => {
            const file = reportFile(name);
            // A widget whose report is missing fails the unit tests; a build for development goes on.
            return existsSync(file) ? [[`./${name}`, contractHash(readFileSync(file, 'utf8'))]] : [];
          });
          const text = `${JSON.stringify(Object.fromEntries(hashes), null, 2)}\n`;
          compilation.emitAsset('api.json', new sources.RawSource(text));
        },
      );
    });
  }
}
