/** @jest-environment jsdom */
import { SET_CHOSEN_THEME } from './chosen-theme.ts';

const { dataset } = document.documentElement;

test.each([
  ['dark', 'dark'],
  ['light', 'light'],
  ['"><script>', undefined],
])('the theme “%s” on this device is “%s” on the page', (kept, theme) => {
  delete dataset.theme;
  localStorage.setItem('portal.theme', kept);
  // biome-ignore lint/security/noGlobalEval: the script that the page runs.
  globalThis.eval(SET_CHOSEN_THEME);
  expect(dataset.theme).toBe(theme);
});
