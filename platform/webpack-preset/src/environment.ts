/** The environment from webpack-cli: `webpack serve` sets `WEBPACK_SERVE`, `webpack --env variant=portal` the variant. */
export interface Environment {
  readonly WEBPACK_SERVE?: boolean;
  /** Builds only this variant of a micro-frontend that has both. */
  readonly variant?: 'portal' | 'standalone';
  /** The folder in which compiled modules are kept (`module-cache.ts`). */
  readonly cache?: string;
}
