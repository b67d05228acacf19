import * as i18next from 'i18next';
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDOM from 'react-dom';
import * as ReactDOMClient from 'react-dom/client';
import * as sharedClient from 'shared-client';
import * as sharedSession from 'shared-session';
import * as zustand from 'zustand';
import * as zustandVanilla from 'zustand/vanilla';

/** Library → installed version; the build writes it in (webpack-preset, `portalHost`). */
declare const SHARED_VERSIONS: Readonly<Record<string, string>>;

const PROVIDED: Readonly<Record<string, unknown>> = {
  react: React,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': ReactDOM,
  'react-dom/client': ReactDOMClient,
  zustand,
  'zustand/vanilla': zustandVanilla,
  i18next,
  'shared-client': sharedClient,
  'shared-session': sharedSession,
};

/**
 * What every micro-frontend finds on our pages, in federation's terms: loaded already, one of each, and of exactly the
 * version it asks for. webpack-preset's `shared-libraries.ts` is the other half.
 */
export function sharedLibraries() {
  return Object.fromEntries(
    Object.entries(PROVIDED).map(([request, module]) => {
      const version = SHARED_VERSIONS[request.split('/')[0] ?? ''] ?? '0.0.0';
      return [
        request,
        {
          version,
          scope: 'default',
          lib: () => module,
          shareConfig: { singleton: true, strictVersion: true, eager: true, requiredVersion: version },
        },
      ];
    }),
  );
}
