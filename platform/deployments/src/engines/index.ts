export { COMMAND_WITHIN_MS, type Engine, type Program, START_WITHIN_MS, VIEWPORT } from './engine.ts';
export { ENGINES, type EngineName } from './engine-names.ts';
export { openFirefox } from './firefox.ts';
export { look, type Seen } from './page/look.ts';
export * from './page/target.ts';
export { systemPrograms } from './system-programs.ts';
export { openWebKit } from './webkit.ts';
