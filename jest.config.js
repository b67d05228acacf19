/** Unit tests of every room: Node by default; a file that needs a document says `@jest-environment jsdom` in its first comment. */
export default {
  // The embedded PostgreSQL leaves a timer of its own running after it is closed; with one worker jest would wait for it for ever.
  forceExit: true,
  // A test says what is right, not how fast: on two busy cores a real database may take its time.
  testTimeout: 60_000,
  testMatch: ['', 'platform/', 'reference/'].flatMap((folder) => [
    `<rootDir>/${folder}*/src/**/*.test.{ts,tsx}`,
    `<rootDir>/${folder}*/test/**/*.test.ts`,
  ]),
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  modulePathIgnorePatterns: ['/dist/', '/.data/', '/.cache/'],
  setupFiles: ['<rootDir>/types/document-globals.js'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  moduleNameMapper: {
    '\\.css$': '<rootDir>/types/style-sheet.js',
    '^mfe_widgets/(.*)$': '<rootDir>/mfe-widgets/src/$1/index.ts',
  },
  transform: {
    '\\.tsx?$': [
      '@swc/jest',
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
