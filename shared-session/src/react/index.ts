/**
 * The half of the session that binds to React. A page has one for each React, over the same state. Only root-config and this package import
 * it by this name.
 */
export { MountRootContext, useMountRoot } from '../micro-frontend/mount-root.ts';
export { type ReactLifeCyclesOptions, type ReactView, reactLifeCycles } from '../micro-frontend/react-life-cycles.tsx';
export { useText } from '../translation/use-text.ts';
