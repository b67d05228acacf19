export { type MicroFrontendOptions, microFrontend } from './micro-frontend.ts';
export { type PortalHostOptions, portalHost } from './portal-host.ts';
