import type { Compiler, NormalModule } from 'webpack';
import { packageNotices } from './package-notice.ts';

/** Writes `notices.json`: the third-party packages whose modules are in the build, with their licenses. */
export class NoticesPlugin {
  apply(compiler: Compiler): void {
    if (compiler.options.mode !== 'production') return;
    compiler.hooks.thisCompilation.tap('NoticesPlugin', (compilation) => {
      const { Compilation, sources } = compiler.webpack;
      let files: string[] = [];
      // Before modules are concatenated, while every file is still a separate module.
      compilation.hooks.finishModules.tap('NoticesPlugin', (modules) => {
        files = [...modules].flatMap((module) => (module as Partial<NormalModule>).resource?.split('?', 1)[0] ?? []);
      });
      compilation.hooks.processAssets.tap(
        { name: 'NoticesPlugin', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        () => {
          const notices = packageNotices(files);
          compilation.emitAsset('notices.json', new sources.RawSource(`${JSON.stringify(notices, null, 2)}\n`));
        },
      );
    });
  }
}
