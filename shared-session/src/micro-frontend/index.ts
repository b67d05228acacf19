export { type ReactLifeCyclesOptions, type ReactView, reactLifeCycles } from 'shared-session';
export type {
  FirstGeneration,
  HostContract,
  HostKind,
  LifeCycle,
  LifeCycleProps,
  LifeCycles,
  MicroFrontendModule,
  MountContext,
  Mounted,
  Navigation,
  Prefetch,
} from './contract.ts';
export { CRASHED, type CrashedDetail, NAVIGATE, SIGNED_OUT, type SignedOutDetail } from './contract.ts';
