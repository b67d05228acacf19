import { common } from './platform/testing/src/jest/configuration.js';
import { postgresFiles, postgresIsEnough } from './reference/reference-api/src/testing/files-by-database.js';

const shared = {
  ...common,
  rootDir: import.meta.dirname,
  modulePathIgnorePatterns: ['/dist/', '/.data/', '/.cache/', '/templates/'],
  setupFiles: [
    ...common.setupFiles,
    ...(process.env.SOAK_SEED ? ['<rootDir>/platform/scripts/src/soak/seed-in-jest.ts'] : []),
    ...(process.env.TEST_DAYS_AHEAD ? ['<rootDir>/platform/scripts/src/stress/clock-in-jest.ts'] : []),
  ],
  moduleNameMapper: { ...common.moduleNameMapper, '^mfe_widgets/(.*)$': '<rootDir>/mfe-widgets/src/$1/index.ts' },
};

/** Tests of the folders in which the linter rejects clocks, timers, requests and storage: none of them hangs or leaves anything behind. */
const pureTests = ['shared-validators/{src,test}', 'mfe-*/src/domain'].map(
  (folder) => `${shared.rootDir}/${folder}/**/*.test.ts`,
);

/** The wide suite measures coverage, which needs modules that Jest has loaded, and a clock that is ahead, or a seed, is set in Jest's. */
const isolatesAll = process.env.TEST_WIDE || process.env.TEST_DAYS_AHEAD || process.env.SOAK_SEED;

/**
 * Three projects: `pure`, whose test files share the modules that Node loads once for a worker; `unit`, in Node or
 * (`@jest-environment jsdom` in a file's first comment) with a document; `api`, on a database.
 */
export default {
  // Each file's modules stay in its worker until the worker is renewed.
  workerIdleMemoryLimit: '600MB',
  coverageProvider: 'v8',
  coverageDirectory: '.cache/test/coverage',
  coverageReporters: ['json-summary'],
  // Against what hangs, not against slow machines.
  testTimeout: 300_000,
  projects: [
    ...(isolatesAll
      ? []
      : [
          {
            rootDir: shared.rootDir,
            displayName: 'pure',
            runner: 'jest-light-runner/child-process',
            testMatch: pureTests,
            modulePathIgnorePatterns: shared.modulePathIgnorePatterns,
          },
        ]),
    {
      ...shared,
      displayName: 'unit',
      testMatch: [
        ...['', 'platform/', 'reference/'].flatMap((folder) => [
          `<rootDir>/${folder}*/src/**/*.test.{ts,tsx}`,
          `<rootDir>/${folder}*/test/**/*.test.ts`,
        ]),
        ...(isolatesAll ? [] : pureTests.map((tests) => `!${tests}`)),
      ],
      testPathIgnorePatterns: ['/node_modules/', '/dist/', '<rootDir>/reference/reference-api/'],
    },
    {
      ...shared,
      displayName: 'api',
      // A run on PostgreSQL repeats no test that needs no database.
      testMatch: process.env.TEST_DATABASE_URL ? postgresFiles : ['<rootDir>/reference/reference-api/src/**/*.test.ts'],
      testPathIgnorePatterns: ['/node_modules/', ...(process.env.TEST_POSTGRES_FOLLOWS ? postgresIsEnough : [])],
      testEnvironment: '<rootDir>/reference/reference-api/src/testing/database-environment.js',
      // The wide suite measures coverage, for which jest must load the API itself.
      moduleNameMapper: process.env.TEST_WIDE
        ? shared.moduleNameMapper
        : {
            ...shared.moduleNameMapper,
            '/testing/start-api\\.ts$': '<rootDir>/reference/reference-api/src/testing/start-api-outside.ts',
          },
    },
  ],
};
