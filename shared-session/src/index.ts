/**
 * The session every micro-frontend shares; federation shares this module as a singleton. What has state is exported here
 * and imported by name; sub-paths (`shared-session/routing`) are stateless. A page with two Reacts has its React half twice.
 */
export * from './react/index.ts';
export * from './state/index.ts';
