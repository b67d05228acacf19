import { foreignKeys, requiredKeys } from './label-keys.ts';

const owners = {
  'mfe-widgets': ['LBL_ADD_TIME', 'LBL_ROWS_one'],
  'shared-session': ['LBL_CANCEL', 'LBL_CLOSE', 'LBL_PERIOD'],
};
const module = (text: string) => [{ file: 'src/texts/en-US.ts', text }];

test("another package's key is named with its owner and the file; an own one and a new one are not", () => {
  const text = 'registerTexts({ LBL_ADD_TIME: "Delete everything", "LBL_ROWS_one": \'a row\', LBL_NEW: `New` });';
  expect(foreignKeys('mfe-expenses', module(text), owners)).toEqual([
    { key: 'LBL_ADD_TIME', owner: 'mfe-widgets', file: 'src/texts/en-US.ts' },
    { key: 'LBL_ROWS_one', owner: 'mfe-widgets', file: 'src/texts/en-US.ts' },
  ]);
  expect(foreignKeys('mfe-widgets', module(text), owners)).toEqual([]);
});

test('a key that leads to another key, and one that is shown, is not declared', () => {
  expect(foreignKeys('mfe-expenses', module('x = { LBL_ADD_TIME: "LBL_NEW" }; t("LBL_ADD_TIME")'), owners)).toEqual([]);
});

test('a shared word that a build shows has to be in the page, unless the build declares it', () => {
  const text =
    't("LBL_CANCEL"); t(isShut ? \'LBL_CLOSE\' : "LBL_ADD_TIME"); t("LBL_PERIOD"); x({ LBL_PERIOD: "Period" })';
  expect(requiredKeys('shared-session', module(text), owners)).toEqual(['LBL_CANCEL', 'LBL_CLOSE']);
});
