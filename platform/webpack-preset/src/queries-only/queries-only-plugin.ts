import { join } from 'node:path';
import webpack, { type Compiler } from 'webpack';

/** Module of query-core → the module that takes its place. */
const REPLACED: Readonly<Record<string, string>> = {
  './mutationCache.js': 'no-mutations.js',
  './infiniteQueryBehavior.js': 'no-infinite-queries.js',
};

const QUERY_CLIENT = /[\\/]@tanstack[\\/]query-core[\\/]build[\\/]modern$/;

/** Builds TanStack Query's client without mutations and infinite queries, which it would contain whether they are used or not. */
export class QueriesOnlyPlugin {
  apply(compiler: Compiler): void {
    new webpack.NormalModuleReplacementPlugin(/^\.\/(mutationCache|infiniteQueryBehavior)\.js$/, (resource) => {
      const instead = REPLACED[resource.request];
      if (instead !== undefined && QUERY_CLIENT.test(resource.context))
        resource.request = join(import.meta.dirname, instead);
    }).apply(compiler);
  }
}
