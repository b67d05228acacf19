import type { PageDeclaration } from 'shared-session/routing';
import { flowPaths, pathOf } from '../domain/steps.ts';
import { RecoveryOptions } from './recovery-options.tsx';

/** The menu has one entry, of the update flow. */
const menuParent = pathOf('update', 'confirm-password');

/** The pages of this micro-frontend. `npm run routes` copies their routes into `micro-frontend.json`. */
export const pages: readonly PageDeclaration[] = [flowPaths.register, flowPaths.update].map((path) => ({
  // Everything below: a URL that names no step is corrected to where the flow is.
  path: `${path}/*`,
  menuParent,
  component: RecoveryOptions,
}));
