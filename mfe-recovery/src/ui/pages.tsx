import type { JSX } from 'react';
import { type PageDeclaration, type PageProps, Redirect } from 'shared-session/routing';
import { type FlowMode, firstScreen, flowPaths, flowPrefixes, pathOf } from '../domain/steps.ts';
import { RecoveryOptions } from './recovery-options.tsx';

/** The menu has only the entry of the update flow. */
const menuParent = pathOf('update', 'confirm-password');

/** Redirects the prefix to the flow's first screen, with its query, which may contain a redirect location. */
const startOf =
  (mode: FlowMode) =>
  ({ search }: PageProps): JSX.Element => (
    <Redirect to={`${pathOf(mode, firstScreen(mode))}${search === '' ? '' : `?${search}`}`} />
  );

/** The pages of this micro-frontend. `npm run routes` copies their routes into `micro-frontend.json`. */
export const pages: readonly PageDeclaration[] = (['register', 'update'] as const).flatMap((mode) => [
  { path: flowPrefixes[mode], menuParent, component: startOf(mode) },
  // Everything below. A URL that is not a step is replaced by the URL of the current step.
  { path: `${flowPaths[mode]}/*`, menuParent, component: RecoveryOptions },
]);
