/** @jest-environment jsdom */
import { pageSettings, theme } from 'shared-session';
import { followPortalSettings } from './portal-settings.ts';

const kept = { theme: 'dark' };
const real = { ...pageSettings };
let saved: unknown[];
let undo = () => {};

beforeEach(() => {
  saved = [];
  pageSettings.read = async () => kept;
  pageSettings.save = async (pageName, settings) => void saved.push([pageName, settings]);
  theme.set('system');
});
afterEach(() => {
  undo();
  Object.assign(pageSettings, real);
});
const settled = () => new Promise((resolve) => setTimeout(resolve));

test.each([
  ['system', true, 'dark'],
  ['light', true, 'light'],
  ['system', false, 'system'],
] as const)(
  'a device that is new to the user takes the theme over; one that has a choice keeps it (docs: session#portal-settings)',
  async (chosen, isNewHere, shown) => {
    theme.set(chosen);
    undo = followPortalSettings({ isNewHere });
    await settled();
    expect(theme.getState().choice).toBe(shown);
    expect(saved).toEqual([]);
  },
);

test('a choice goes to the account; the same one again does not', () => {
  undo = followPortalSettings({ isNewHere: false });
  theme.set('light');
  theme.set('light');
  expect(saved).toEqual([['portal', { theme: 'light' }]]);
});
