export type { LegacyFolders } from './legacy-pages.ts';
export { type Handler, type StaticServerOptions, staticServer } from './static-server.ts';
