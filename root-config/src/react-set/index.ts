/**
 * The entry of another React beside the page's own (webpack-preset, `react-set.ts`): `react` and what binds to it are that one's here, and
 * all else is the page's. Its script hands both over.
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
