import { createRequire } from 'node:module';
import { join } from 'node:path';

const require = createRequire(import.meta.url);

/** The common configuration of Jest: TypeScript and JSX by SWC, ES modules, style sheets as empty text. */
export const common = {
  runtime: join(import.meta.dirname, 'runtime.js'),
  setupFiles: ['document-globals.js', 'cheap-stacks.js'].map((file) => join(import.meta.dirname, file)),
  setupFilesAfterEnv: [join(import.meta.dirname, 'wait-for-elements.js')],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleNameMapper: { '\\.css$': join(import.meta.dirname, 'style-sheet.js') },
  transform: {
    '\\.tsx?$': [
      require.resolve('@swc/jest'),
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2024',
        },
        module: { type: 'es6' },
      },
    ],
  },
  transformIgnorePatterns: ['/node_modules/'],
};

/** The configuration of a micro-frontend in its own repository. Widgets come from the package `mfe-widgets`. */
export default {
  ...common,
  // Longer than a query waits, so that a failed one names its element.
  testTimeout: 300_000,
  testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
  moduleNameMapper: { ...common.moduleNameMapper, '^mfe_widgets/(.*)$': 'mfe-widgets/$1' },
};
