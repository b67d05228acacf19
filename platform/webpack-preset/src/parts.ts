/** Parts of the preset for other builds of the same sources: the benchmark's bundles, another React in tests. */
export { type ExposedModules, exposedModules } from './exposed-modules.ts';
export { PureSchemasPlugin } from './pure-schemas/pure-schemas-plugin.ts';
export { type ReactSetOptions, reactSet } from './react-set.ts';
export { scriptMinimizer } from './shared-settings.ts';
export { sourceRules } from './source-rules.ts';
