/** @jest-environment jsdom */
import { observedNames } from 'deployments/manifest';
import { readAttributes } from './read-attributes.ts';

const element = (markup: string) => {
  document.body.innerHTML = markup;
  return document.body.firstElementChild as Element;
};

test.each(['redirectUrl', 'redirecturl', 'redirect-url'])('%s as it stands in a page is read', (name) => {
  const observed = observedNames(['as-modal', 'redirect-url']);
  expect(observed).toContain(element(`<x-y ${name}="/a"></x-y>`).getAttributeNames()[0]);
  expect(readAttributes(element(`<x-y ${name}="/a"></x-y>`), observed)).toEqual({ redirecturl: '/a' });
});

test('of two spellings the dashed one wins; attributes nobody declared are not passed on', () => {
  const both = element('<x-y redirecturl="/a" redirect-url="/b" onclick="x" style="color:red"></x-y>');
  expect(readAttributes(both, observedNames(['redirect-url']))).toEqual({ redirecturl: '/b' });
});
