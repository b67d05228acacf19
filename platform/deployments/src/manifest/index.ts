export * from './activation.ts';
export * from './canary.ts';
export * from './declaration.ts';
export * from './manifest.ts';
