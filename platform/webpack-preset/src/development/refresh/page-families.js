// The families of this build's components, with the page's React.
import * as react from 'react';
import * as runtime from 'react/jsx-runtime';
import { families } from './families.js';

export const { register, resolve, signature, outside, accept, lifeCycles, texts } = families(react, runtime, () =>
  location.reload(),
);
