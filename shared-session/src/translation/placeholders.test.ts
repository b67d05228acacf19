import { canBeFilledIn } from './placeholders.ts';

const ENGLISH: Readonly<Record<string, string>> = {
  LBL_LEFT: '{{hours}} left of {{ total }}',
  LBL_DAYS_one: 'a day until {{date}}',
  LBL_DAYS_other: '{{count}} days until {{date}}',
  LBL_STEP_one: 'The first step',
};
const fits = (key: string, text: string) => canBeFilledIn(key, text, (one) => ENGLISH[one]);

test.each([
  ['LBL_LEFT', 'noch {{ hours }} von {{total}}'],
  ['LBL_LEFT', 'noch {{hours, number}}, {{- total}}'],
  ['LBL_LEFT', 'keine Namen'],
  ['LBL_DAYS_one', 'noch {{count}} Tag'],
  ['LBL_DAYS_few', '{{count}} dny do {{date}}'],
  ['LBL_OF_THE_SERVER', '{{anything}}'],
])('%s: "%s" can be filled in', (key, text) => expect(fits(key, text)).toBe(true));

test.each([
  ['LBL_LEFT', 'noch {{minutes}}'],
  ['LBL_LEFT', '{{hours}} ({{count}})'],
  ['LBL_DAYS_few', '{{days}} dny'],
  ['LBL_STEP_one', '{{name}}'],
])('%s: "%s" cannot', (key, text) => expect(fits(key, text)).toBe(false));
