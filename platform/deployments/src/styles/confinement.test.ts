import { confinement, isOwnName, isPageRoot, leastConfined } from './confinement.ts';

test.each([
  ['.tc-page'],
  ['.tc\\:flex:hover'],
  ['.portal-root .tc-page:not(.x)'],
  ['[data-portal-layout]:not([data-fullscreen]) .tc-page'],
  ['textarea.tc-input'],
  ['#tc-total'],
  ['[data-tc-open]'],
  ['[aria-labelledby="tc.list"]'],
  [':is(.tc-a, .tc-b b)'],
  [':host'],
  [':host([open])'],
])('%s matches own elements only', (selector) => {
  expect(confinement(selector, 'tc')).not.toBe('none');
});

test.each([
  [':root'],
  [':root[data-page-foot="tc"]'],
  ['body.tc-open button'],
  ['.portal-root button'],
  ['[role="navigation"]'],
  ['button:not(.tc-x)'],
  ['nav:not(.tc-x, :is(.tc-y)) a'],
  [':root:has(.tc-page) header'],
  [':is(.tc-a, button)'],
  [':where(*)'],
  ['[data-application]'],
  ['[data-theme="dark"]'],
  ['[class*="tc-"]'],
  ['.sh-header'],
  ['.tcx-page'],
  [':host-context(.tc-page)'],
  ['::slotted(.tc-page)'],
  ['.tc-page ~ footer'],
  ['.tc-page + *'],
  ['*'],
  ['::view-transition-old(root)'],
])('%s may match elements of another micro-frontend', (selector) => {
  expect(confinement(selector, 'tc')).toBe('none');
});

test('an element below an own one is confined, and so is its sibling', () => {
  expect(confinement('.tc-page button', 'tc')).toBe('inside');
  expect(confinement('.tc-page > li + li', 'tc')).toBe('inside');
  expect(confinement('.tc-page>*~.wd-button', 'tc')).toBe('inside');
});

test('a nested rule is confined by the rule around it', () => {
  expect(confinement('button', 'tc', 'own')).toBe('inside');
  expect(confinement('&:hover', 'tc', 'own')).toBe('own');
  expect(confinement('& + li', 'tc', 'own')).toBe('none');
  expect(confinement('& + li', 'tc', 'inside')).toBe('inside');
  expect(confinement('.portal-root &', 'tc', 'own')).toBe('own');
  expect(confinement(':is(&, .tc-b)', 'tc', 'own')).toBe('own');
  expect(confinement('&:hover', 'tc', 'none')).toBe('none');
  expect(confinement('.tc-a', 'tc', 'none')).toBe('own');
});

test('a list is as confined as its least confined selector', () => {
  expect(leastConfined(['.tc-a b', '.tc-b'], 'tc')).toBe('own');
  expect(leastConfined(['.tc-a b', 'b'], 'tc')).toBe('none');
  expect(leastConfined(['.tc-a b'], 'tc')).toBe('inside');
});

test('a name is own if the prefix is a word of it', () => {
  expect(['tc', 'tc-x', 'tc:x', 'tc\\:x', 'tc.x', 'tcx', 'x-tc'].map((name) => isOwnName(name, 'tc'))).toEqual([
    true,
    true,
    true,
    true,
    true,
    false,
    false,
  ]);
});

test('the root may bear a mark of the micro-frontend', () => {
  expect([':root', 'html[data-foot]', ':root button'].map((one) => isPageRoot(one, 'tc'))).toEqual([true, true, false]);
  expect([':root', ':root[data-foot="tc"]', ':root[data-foot]'].map((one) => isPageRoot(one, 'tc', true))).toEqual([
    false,
    true,
    false,
  ]);
});
