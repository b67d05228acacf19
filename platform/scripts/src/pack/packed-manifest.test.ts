import { packedManifest, plainVersions } from './packed-manifest.ts';

const versions = { catalog: { webpack: '5.111.1' }, workspace: { deployments: '1.2.0' } };

test('a packed package leads to its compiled files, with their types, and has plain versions and nothing that only the workspace needs', () => {
  const packed = packedManifest(
    {
      name: 'webpack-preset',
      version: '1.0.0',
      private: true,
      type: 'module',
      sideEffects: ['./src/call/**', './src/*.ts'],
      exports: { '.': './src/index.ts', './*': './src/*/index.ts', './theme.css': './theme.css' },
      bin: { mfe: './src/command/main.ts' },
      files: ['theme.css'],
      scripts: { build: 'webpack' },
      dependencies: { webpack: 'catalog:', deployments: 'workspace:*', exact: '1.0.0' },
      devDependencies: { 'fast-check': 'catalog:' },
    },
    versions,
  );
  expect(packed).toEqual({
    name: 'webpack-preset',
    version: '1.0.0',
    type: 'module',
    engines: { node: '>=22.18' },
    sideEffects: ['./lib/call/**', './lib/*.js'],
    exports: {
      '.': { types: './lib/index.d.ts', default: './lib/index.js' },
      './*': { types: './lib/*/index.d.ts', default: './lib/*/index.js' },
      './theme.css': './theme.css',
      './package.json': './package.json',
    },
    bin: { mfe: './lib/command/main.js' },
    files: ['lib', 'CHANGELOG.md', 'theme.css'],
    dependencies: { webpack: '5.111.1', deployments: '1.2.0', exact: '1.0.0' },
  });
});

test('a version that nothing pins is an error, not a text that no registry knows', () => {
  expect(() => plainVersions({ unknown: 'catalog:' }, versions)).toThrow('unknown: nothing says which version');
});
