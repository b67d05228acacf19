/** @jest-environment jsdom */
import { configureClient } from '../configuration.ts';
import { leaveForLogin, resetLeaving } from './sign-out.ts';

let left: string[] = [];

beforeEach(() => {
  left = [];
  configureClient({ leave: (url) => void left.push(url.slice(url.indexOf('/login'))) });
});
afterEach(resetLeaving);

test.each([
  ['a page that was asked for', null, '/login?returnUrl=%2F%3Fa%3D1%23%2Fworker%2Fhome'],
  ['the home that the portal has put there', { isDefaultHome: true }, '/login?returnUrl=%2F%3Fa%3D1'],
])(
  'after the sign-in the address is that of %s, or the start page opens (docs: account#start-page)',
  (_, state, address) => {
    history.replaceState(state, '', '/?a=1#/worker/home');
    leaveForLogin();
    expect(left).toEqual([address]);
  },
);
