export * from './activation.ts';
export * from './canary.ts';
export * from './declaration.ts';
export * from './element-names.ts';
export * from './embed-excerpt.ts';
export * from './manifest.ts';
export * from './react-sets.ts';
export * from './version-range.ts';
