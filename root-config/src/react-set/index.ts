/**
 * The entry of another React beside the page's own (webpack-preset, `react-set.ts`): here `react` and the modules that bind to it are that
 * React's, and all other modules are the page's. Its script registers both.
 */
import * as React from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as ReactDOM from 'react-dom';
import * as ReactDOMClient from 'react-dom/client';
import * as bound from 'shared-session/react';
import * as zustand from 'zustand';

/** The build writes it in. */
declare const REACT_SET: { readonly name: string; readonly versions: Readonly<Record<string, string>> };

const { page = {}, provideSet } = globalThis.__portalHost ?? {};

provideSet?.(REACT_SET.name, {
  versions: REACT_SET.versions,
  modules: {
    react: React,
    'react/jsx-runtime': jsxRuntime,
    'react-dom': ReactDOM,
    'react-dom/client': ReactDOMClient,
    zustand,
    // A copy holds: no export of shared-session is assigned twice.
    'shared-session': { __esModule: true, ...(page['shared-session'] as object), ...bound },
  },
});
