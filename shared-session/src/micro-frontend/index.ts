export { type ReactLifeCyclesOptions, type ReactView, reactLifeCycles } from 'shared-session';
export type {
  FirstGeneration,
  HostKind,
  LifeCycle,
  LifeCycleProps,
  LifeCycles,
  MicroFrontendModule,
  MountContext,
  Mounted,
  Prefetch,
} from './contract.ts';
export { CRASHED, type CrashedDetail, SIGNED_OUT, type SignedOutDetail } from './contract.ts';
