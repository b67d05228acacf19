import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cache, repository } from 'scripts/paths';
import { READERS } from './readers.ts';

/** The code in the site's documents is compiled as it stands there; a document may leave out what its reader has. */

/** Names that a block leaves out, parameters whose types come with them, and files beside it. */
const LEFT_OUT =
  /error TS(2304|2552|2592|7006|7031):|module '\.\.?\/|on type '(unknown|Screen)'|Namespace 'global.JSX'/;
/** Lists and rules that a test of their package runs. */
const RUN_ELSEWHERE = ['shared-validators/README.md'];

/** What stands for modules that no package of this repository has. */
const OTHERS = `declare module 'mfe_timecard/add-time' { export const bootstrap: any, mount: any, update: any, unmount: any; }
declare module '*.vue' { const component: any; export default component; }
declare module 'vue' { export const createApp: any; }
declare module '@vitejs/plugin-vue' { const plugin: any; export default plugin; }
`;

/** The documents with code, by their paths. */
const documents = READERS.flatMap((reader) => reader.documents).filter(
  (path) => path.endsWith('.md') && !RUN_ELSEWHERE.includes(path),
);

/** The files of a document's blocks in TypeScript and JavaScript. A line `// name.ts` begins another file of its block. */
const blocksOf = (path: string) =>
  [...readFileSync(join(repository, path), 'utf8').matchAll(/^```(tsx?|jsx?)\n([\s\S]*?)^```$/gm)]
    .flatMap(([, language = '', block = '']) =>
      block
        .split(/^(?=\/\/ [\w./-]+\.tsx?$)/m)
        .map((code) => ({ code, extension: language.endsWith('x') ? 'tsx' : 'ts' })),
    )
    .map(({ code, extension }, at) => ({
      file: `${path.replaceAll('/', '--')}.${at}.${extension}`,
      code: `${code}\nexport {};\n`,
    }));

// Slow: it runs the compiler.
test('every block of code compiles', () => {
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'code-blocks-'));
  try {
    const blocks = documents.flatMap(blocksOf);
    expect(blocks.length).toBeGreaterThan(15);
    for (const { file, code } of blocks) writeFileSync(join(folder, file), code);
    writeFileSync(join(folder, 'others.d.ts'), OTHERS);
    symlinkSync(join(repository, 'e2e', 'node_modules'), join(folder, 'node_modules'));
    const from = (...path: string[]) => [join(repository, ...path)];
    const compilerOptions = {
      noUnusedLocals: false,
      noUnusedParameters: false,
      noImplicitAny: false,
      verbatimModuleSyntax: false,
      paths: {
        'mfe_widgets/*': from('mfe-widgets/src/*/index.ts'),
        'webpack-preset/*': from('platform/webpack-preset/src/outside/*.ts'),
        'portal-recovery-react': from('mfe-recovery/embedding/react/index.d.ts'),
        'shared-client/*': from('shared-client/src/*/index.ts'),
        'shared-session/*': from('shared-session/src/*/index.ts'),
        'shared-validators/*': from('shared-validators/src/*/index.ts'),
        'portal-testing/*': from('platform/testing/src/*/index.ts'),
      },
      types: ['node', 'jest'],
      typeRoots: from('node_modules/@types'),
    };
    const embedding = ['element.d.ts', 'react.d.ts'].map((name) => join(repository, 'mfe-recovery/embedding', name));
    const config = {
      extends: join(repository, 'tsconfig.json'),
      compilerOptions,
      include: ['*', join(repository, 'types')],
      exclude: [],
      files: embedding,
    };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
    const tsc = join(repository, 'node_modules', '.bin', 'tsc');
    const { stdout } = spawnSync(tsc, ['-p', folder, '--pretty', 'false'], { cwd: folder, encoding: 'utf8' });
    expect(stdout.split('\n').filter((line) => line !== '' && !/^\s/.test(line) && !LEFT_OUT.test(line))).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
