/** @jest-environment jsdom */
import * as session from 'shared-session';
import * as react from 'shared-session/react';
import * as state from 'shared-session/state';

test('the package root is its two halves, each name from one of them', () => {
  expect(Object.keys(session).sort()).toEqual([...Object.keys(react), ...Object.keys(state)].sort());
  expect(session).toMatchObject({ ...react, ...state });
  for (const [name, value] of Object.entries(state)) expect(session[name as keyof typeof session]).toBe(value);
});

test('what binds to React is all that a second React on the page needs anew', () => {
  expect(Object.keys(react).sort()).toEqual(['MountRootContext', 'reactLifeCycles', 'useMountRoot', 'useText']);
});
