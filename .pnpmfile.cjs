/**
 * webpack's minimizer may use these where they are, and here they are for other reasons. As its peers they would give each package a
 * webpack of its own, and a configuration's plugins come from the preset's.
 */
const UNUSED_PEERS = { 'minimizer-webpack-plugin': ['esbuild', 'postcss'] };

module.exports = {
  hooks: {
    readPackage(manifest) {
      for (const peer of UNUSED_PEERS[manifest.name] ?? []) {
        delete manifest.peerDependencies?.[peer];
        delete manifest.peerDependenciesMeta?.[peer];
      }
      return manifest;
    },
  },
};
