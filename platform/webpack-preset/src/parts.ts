/** Parts of the preset for other builds of the same sources, and for tests of what hosts promise. */
export { type ExposedModules, exposedModules } from './exposed-modules.ts';
export { type ReactSetOptions, reactSet } from './react-set.ts';
export { PROVIDED_REQUESTS } from './shared-libraries.ts';
export { scriptMinimizer } from './shared-settings.ts';
export { sourceRules } from './source-rules.ts';
