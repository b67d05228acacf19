export { type Handler, type StaticServerOptions, staticServer } from './static-server.ts';
