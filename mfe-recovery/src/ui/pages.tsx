import type { JSX } from 'react';
import { type PageDeclaration, type PageProps, Redirect } from 'shared-session/routing';
import { type FlowMode, firstScreen, flowPaths, flowPrefixes, pathOf } from '../domain/steps.ts';
import { RecoveryOptions } from './recovery-options.tsx';

/** The menu has one entry, of the update flow. */
const menuParent = pathOf('update', 'confirm-password');

/** The prefix alone leads to the flow's first screen; its query, which may hold a redirect location, goes along. */
const startOf =
  (mode: FlowMode) =>
  ({ search }: PageProps): JSX.Element => (
    <Redirect to={`${pathOf(mode, firstScreen(mode))}${search === '' ? '' : `?${search}`}`} />
  );

/** The pages of this micro-frontend. `npm run routes` copies their routes into `micro-frontend.json`. */
export const pages: readonly PageDeclaration[] = (['register', 'update'] as const).flatMap((mode) => [
  { path: flowPrefixes[mode], menuParent, component: startOf(mode) },
  // Everything below: a URL that names no step is corrected to where the flow is.
  { path: `${flowPaths[mode]}/*`, menuParent, component: RecoveryOptions },
]);
