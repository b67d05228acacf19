export * from './activation.ts';
export * from './manifest.ts';
