export type { HostKind, MicroFrontendModule, Mount, MountContext, Mounted, Prefetch } from './contract.ts';
export { CRASHED, type CrashedDetail, SIGNED_OUT, type SignedOutDetail } from './contract.ts';
export { type ReactMountOptions, reactMount } from './react-mount.tsx';
