export type { HostKind, MicroFrontendModule, Mount, MountContext, Mounted } from './contract.ts';
export { type ReactMountOptions, reactMount } from './react-mount.tsx';
