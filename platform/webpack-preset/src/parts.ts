/** Parts of the preset for other builds of the same sources: the benchmark's bundles. */
export { type ExposedModules, exposedModules } from './exposed-modules.ts';
export { scriptMinimizer } from './shared-settings.ts';
export { sourceRules } from './source-rules.ts';
