// Replaces `react/jsx-runtime` and `react/jsx-dev-runtime` in builds of a development server.
import * as runtime from 'react/jsx-runtime';
import { resolve } from './page-families.js';

export const { Fragment } = runtime;
export const jsx = (type, props, key) => runtime.jsx(resolve(type), props, key);
export const jsxs = (type, props, key) => runtime.jsxs(resolve(type), props, key);
export const jsxDEV = (type, props, key, isStatic) => (isStatic ? jsxs : jsx)(type, props, key);
