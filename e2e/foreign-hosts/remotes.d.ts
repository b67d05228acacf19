declare module 'mfe_timecard/add-time' {
  type LifeCycle = import('shared-session/micro-frontend').LifeCycle;
  export const bootstrap: LifeCycle;
  export const mount: LifeCycle;
  export const update: LifeCycle;
  export const unmount: LifeCycle;
}
