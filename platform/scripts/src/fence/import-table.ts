/**
 * The allowed imports. The check uses this table, and ARCHITECTURE.md's is generated from it (`npm run fence -- --write`).
 *
 * A name includes a package with all its sub-paths, `name/sub-path` only that sub-path; `*` matches any letters.
 */
export interface PackageRule {
  /** `mfe-*` includes every micro-frontend, so a new one needs no row. An exact folder takes precedence over a pattern. */
  readonly folder: string;
  /** The content of the folder. */
  readonly holds: string;
  /** The packages that its sources may import. */
  readonly imports: readonly string[];
  /** The packages that its tests, benchmarks and configuration may import in addition, also by a relative path. */
  readonly toolImports?: readonly string[];
}

export const EVERYTHING = '*';

export const PACKAGES: readonly PackageRule[] = [
  {
    folder: 'root-config',
    holds:
      "two entries. `portal`: reads the deployment manifest, starts federation, registers applications with single-spa. `embed`: defines the manifest's custom elements on a legacy page, without single-spa",
    imports: ['shared-*', 'deployments/manifest', 'deployments/routes'],
    toolImports: ['deployments', 'webpack-preset', 'scripts'],
  },
  {
    folder: 'mfe-*',
    holds: 'one micro-frontend each, owned by one team',
    imports: ['shared-*', 'mfe_widgets/*'],
    toolImports: ['webpack-preset', 'reference-api'],
  },
  {
    folder: 'mfe-widgets',
    holds: 'the federated widgets remote: every reusable editor, design tokens, Storybook',
    imports: ['shared-*'],
    toolImports: ['webpack-preset', 'scripts'],
  },
  {
    folder: 'shared-validators',
    holds: 'rules and arithmetic that page and server share: pure functions over valibot',
    imports: [],
  },
  {
    folder: 'shared-client',
    holds: 'the ky client, token refresh, one typed function a call, valibot schemas of what comes back',
    imports: ['shared-validators'],
  },
  {
    folder: 'shared-session',
    holds: 'current user, locale and formats, translations, notifications, analytics, the mount contract',
    imports: ['shared-client', 'deployments/routes', 'deployments/host-contract'],
  },
  {
    folder: 'platform/deployments',
    holds: 'the deployment manifest, its schema, the `mfe` command, the server of a store',
    imports: [],
  },
  {
    folder: 'platform/webpack-preset',
    holds: "one function that makes a micro-frontend's webpack configuration",
    imports: ['deployments/contract', 'deployments/host-contract', 'deployments/styles'],
  },
  {
    folder: 'platform/testing',
    holds: "what other teams' tests run with: Jest's configuration, Playwright fixtures, axe",
    imports: [],
  },
  {
    folder: 'platform/scripts',
    holds: 'what `npm start`, `npm test` and their kin run',
    imports: [EVERYTHING],
  },
  {
    folder: 'platform/site',
    holds: 'the documentation site: `npm run docs`. Its generator is installed beside it, outside of the workspace',
    imports: ['deployments', 'reference-api/openapi', 'scripts'],
  },
  {
    folder: 'reference/reference-api',
    holds: "the product's HTTP API on PostgreSQL, embedded (PGlite) or real",
    imports: ['shared-client/schema/*', 'shared-client/timecard-templates', 'shared-validators'],
    toolImports: ['shared-client', 'deployments/routes', 'scripts'],
  },
  {
    folder: 'reference/legacy-host',
    holds: 'real JSP pages for Tomcat and the nginx configuration in front of them',
    imports: [],
  },
  {
    folder: 'e2e',
    holds: 'Playwright: journeys, faults, isolation, accessibility; the benchmark',
    imports: [EVERYTHING],
  },
];

/**
 * Parts of a package that only some neighbours in the page may import → the folders that may. Elsewhere they would be bundled a second
 * time.
 */
export const RESERVED: Readonly<Record<string, readonly string[]>> = {
  'shared-session/state': ['root-config', 'shared-session'],
  'shared-session/react': ['root-config', 'shared-session'],
};

export interface LayerRule {
  /** A folder of a micro-frontend's `src/`. `*` is every folder without its own row. */
  readonly folder: string;
  readonly holds: string;
  /** The other folders that it may import. */
  readonly imports: readonly string[];
  /** Packages that its sources may not import; `node:*` is all of Node. */
  readonly without?: readonly string[];
  /** Pure code also has no network, clock, timer, randomness, storage or document (`impure-code.ts`). */
  readonly pure?: true;
}

/** The layers of a micro-frontend, outermost first: dependencies point inward. */
export const LAYERS: readonly LayerRule[] = [
  {
    folder: 'mount',
    holds: "the modules that `micro-frontend.json` names: the mount contract's implementations",
    imports: ['ui', 'state', 'domain', '*'],
  },
  { folder: 'ui', holds: 'React: the screens, a folder each', imports: ['state', 'domain', '*'] },
  {
    folder: 'state',
    holds: 'zustand and TanStack Query: the stores, the calls and their cache',
    imports: ['domain'],
    without: ['react', 'react-dom', '@tanstack/react-query'],
  },
  {
    folder: 'domain',
    holds: 'pure TypeScript: no React, no fetch, no clock, no storage',
    imports: [],
    without: [
      'react',
      'react-dom',
      'zustand',
      '@tanstack/*',
      'ky',
      'i18next',
      'node:*',
      'mfe_widgets',
      'shared-session',
      'shared-client',
    ],
    pure: true,
  },
  { folder: '*', holds: 'texts, styles and other content', imports: ['domain', '*'] },
];

/** Stateless sub-paths of packages that a layer may not import otherwise. */
export const STATELESS: readonly string[] = ['shared-client/schema/*', 'shared-client/timecard-templates'];

/** Pure code outside the layers. */
export const PURE_PACKAGES: readonly string[] = ['shared-validators'];

/** Folders that contain packages in the form of another repository, whose imports resolve only at their destination. */
export const NOT_OURS: readonly string[] = [
  // The site's generator: installed outside of the workspace.
  'platform/site/generator',
  // Types for the applications of other teams, with their frameworks.
  'mfe-recovery/embedding',
  // Micro-frontends of other frameworks, with dependencies of their own; a test copies them out of the repository and builds them there.
  'e2e/outside/vue',
  'e2e/outside/svelte',
  // The templates of `mfe new`; the fence's tests check them in the form of the micro-frontend that it creates.
  'platform/deployments/templates',
  // Micro-frontends of the loader's tests, with a widgets remote of their own.
  'root-config/test/fixtures',
  // Third-party pages, whose configuration refers to our micro-frontends by URL.
  'e2e/foreign-hosts',
  // Third-party pages with the element, each with dependencies of its own.
  'e2e/stacks',
];
