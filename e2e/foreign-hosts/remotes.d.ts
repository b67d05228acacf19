declare module 'mfe_timecard/add-time' {
  type LifeCycle = import('./theirs.ts').LifeCycles['mount'];
  export const bootstrap: LifeCycle;
  export const mount: LifeCycle;
  export const unmount: LifeCycle;
}
