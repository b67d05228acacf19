/** Parts of the preset for other builds of the same sources: the benchmark's single bundle. */
export { type ExposedModules, exposedModules } from './exposed-modules.ts';
export { sourceRules } from './source-rules.ts';
