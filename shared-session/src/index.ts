/**
 * The session that every micro-frontend shares. Federation shares this module as a singleton: everything with state is exported here and
 * imported by name, sub-paths (`shared-session/routing`) are stateless. A page with two Reacts has the half that binds to React twice.
 */
export * from './react/index.ts';
export * from './state/index.ts';
