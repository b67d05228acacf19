/** The cache of mutations in a build without them: it is empty. */
export class MutationCache {
  findAll() {
    return [];
  }
  clear() {}
  async resumePausedMutations() {}
  build() {
    throw new Error('This build has queries only. Remove `queriesOnly` from its webpack.config.ts.');
  }
}
