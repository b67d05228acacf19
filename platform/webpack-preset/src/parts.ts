/** Parts of the preset for those who build the same sources another way: the benchmark's single bundle. */
export { type ExposedModules, exposedModules } from './exposed-modules.ts';
export { sourceRules } from './source-rules.ts';
