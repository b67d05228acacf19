/** The parts of Module Federation's bundler runtime that a container calls; the package ships no types for them. */
declare module '@module-federation/webpack-bundler-runtime/dist/consumes.js' {
  export const consumes: (options: object) => void;
}
declare module '@module-federation/webpack-bundler-runtime/dist/installInitialConsumes.js' {
  export const installInitialConsumes: (options: object) => unknown;
}
declare module '@module-federation/webpack-bundler-runtime/dist/remotes.js' {
  export const remotes: (options: object) => void;
}
