export type { HostKind, MicroFrontendModule, Mount, MountContext, Mounted } from './contract.ts';
