import type { Compiler } from 'webpack';

/** `build.json` of another React for a host's pages. */
export interface SetReport {
  readonly script: string;
  /** Shared library → the version in it, of those that are others than the page's. */
  readonly provides: Readonly<Record<string, string>>;
}

/** Writes `build.json` beside the script. */
export class SetReportPlugin {
  readonly #provides: SetReport['provides'];

  constructor(provides: SetReport['provides']) {
    this.#provides = provides;
  }

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('SetReportPlugin', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'SetReportPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        () => {
          const files = [...(compilation.entrypoints.get('set')?.getFiles() ?? [])];
          const report: SetReport = {
            script: files.find((file) => file.endsWith('.js')) ?? '',
            provides: this.#provides,
          };
          compilation.emitAsset('build.json', new sources.RawSource(`${JSON.stringify(report, null, 2)}\n`));
        },
      );
    });
  }
}
