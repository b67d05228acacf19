import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDOM from 'react-dom';
import * as ReactDOMClient from 'react-dom/client';
import * as sharedClient from 'shared-client';
import * as sharedSession from 'shared-session';
import * as zustand from 'zustand';
import * as zustandVanilla from 'zustand/vanilla';
import type { SharedLibrary } from './share-scope.ts';

/** Library → installed version; the build writes it in (webpack-preset, `portalHost`). */
declare const SHARED_VERSIONS: Readonly<Record<string, string>>;

/** Import → module. */
export const sharedModules: Readonly<Record<string, unknown>> = {
  react: React,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': ReactDOM,
  'react-dom/client': ReactDOMClient,
  zustand,
  'zustand/vanilla': zustandVanilla,
  'shared-client': sharedClient,
  'shared-session': sharedSession,
};

function versionOf(request: string): string {
  return SHARED_VERSIONS[request.split('/')[0] ?? ''] ?? '';
}

/** For languages other than English, and for micro-frontends that import it: its script is `src/i18next.ts`. */
export const i18next: SharedLibrary = { request: 'i18next', version: versionOf('i18next') };

/** The libraries that every micro-frontend finds on our pages, one of each. webpack-preset's `shared-libraries.ts` is the other half. */
export const sharedLibraries: readonly SharedLibrary[] = [
  ...Object.entries(sharedModules).map(([request, module]) => ({ request, version: versionOf(request), module })),
  i18next,
];
