/**
 * Who may import whom. The check works from this table, and ARCHITECTURE.md's is written from it (`npm run fence -- --write`).
 *
 * A name stands for a package with all its sub-paths, `name/sub-path` for that sub-path alone; `*` stands for any letters.
 */
export interface PackageRule {
  /** `mfe-*` is every micro-frontend: a new one needs no row of its own. An exact folder goes before a pattern. */
  readonly folder: string;
  /** What lives there. */
  readonly holds: string;
  /** What its sources may import. */
  readonly imports: readonly string[];
  /** What its tests, benchmarks and configuration may import besides, by a relative path as well. */
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
    imports: ['deployments/contract', 'deployments/host-contract'],
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

/** Halves of a package that only its neighbours in the page may take apart → the folders that may. Elsewhere it would be bundled a second time. */
export const RESERVED: Readonly<Record<string, readonly string[]>> = {
  'shared-session/state': ['root-config', 'shared-session'],
  'shared-session/react': ['root-config', 'shared-session'],
};

export interface LayerRule {
  /** A folder of a micro-frontend's `src/`. `*`: every folder that has no row of its own. */
  readonly folder: string;
  readonly holds: string;
  /** The folders it may import besides itself. */
  readonly imports: readonly string[];
  /** Packages its sources may not import; `node:*` is all of Node. */
  readonly without?: readonly string[];
  /** Pure code also has no network, clock, timer, chance, storage or document (`impure-code.ts`). */
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

/** Stateless sub-paths of packages that a layer is otherwise without. */
export const STATELESS: readonly string[] = ['shared-client/schema/*', 'shared-client/timecard-templates'];

/** Pure code outside of the layers. */
export const PURE_PACKAGES: readonly string[] = ['shared-validators'];

/** Folders with packages of another repository's shape, whose imports resolve only where they are put. */
export const NOT_OURS: readonly string[] = [
  // What `mfe new` fills in; the fence's tests check it as the micro-frontend it becomes.
  'platform/deployments/templates',
  // Micro-frontends of the loader's tests, with a widgets remote of their own.
  'root-config/test/fixtures',
  // Pages of somebody else, whose configuration names our micro-frontends by an address.
  'e2e/foreign-hosts',
];
