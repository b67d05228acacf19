/** @jest-environment jsdom */
import { attributeName, failureEvent, isOpen, observedNames, readAttributes } from './attributes.ts';

const element = (markup: string) => {
  document.body.innerHTML = markup;
  return document.body.firstElementChild as Element;
};

test('redirectUrl, redirecturl and redirect-url are one attribute', () => {
  expect(['redirectUrl', 'redirecturl', 'redirect-url', 'REDIRECT-URL'].map(attributeName)).toEqual(
    Array(4).fill('redirecturl'),
  );
});

test.each(['redirectUrl', 'redirecturl', 'redirect-url'])('%s as it stands in a page is read', (name) => {
  const observed = observedNames(['as-modal', 'redirect-url']);
  expect(observed).toContain(element(`<x-y ${name}="/a"></x-y>`).getAttributeNames()[0]);
  expect(readAttributes(element(`<x-y ${name}="/a"></x-y>`), observed)).toEqual({ redirecturl: '/a' });
});

test('of two spellings the dashed one wins; attributes nobody declared are not passed on', () => {
  const both = element('<x-y redirecturl="/a" redirect-url="/b" onclick="x" style="color:red"></x-y>');
  expect(readAttributes(both, observedNames(['redirect-url']))).toEqual({ redirecturl: '/b' });
});

test.each([
  ['', true],
  ['open', true],
  ['open="true"', true],
  ['open="false"', false],
  ['open=" NO "', false],
  ['open="0"', false],
])('<x-y %s> is open: %s', (attribute, expected) => {
  expect(isOpen(element(`<x-y ${attribute}></x-y>`))).toBe(expected);
});

test('recovery-options reports a failure with recovery-failed', () => {
  expect(failureEvent('recovery-options')).toBe('recovery-failed');
});
