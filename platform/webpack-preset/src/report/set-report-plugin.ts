import type { Compiler } from 'webpack';

/** `build.json` of an additional React for a host's pages. */
export interface SetReport {
  readonly script: string;
  /** Shared library → its version in the set, for those that differ from the page's. */
  readonly provides: Readonly<Record<string, string>>;
}

/** Writes `build.json` next to the script. */
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
