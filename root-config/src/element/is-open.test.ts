/** @jest-environment jsdom */
import { isOpen } from './is-open.ts';

test.each([
  ['', true],
  ['open', true],
  ['open="true"', true],
  ['open="false"', false],
  ['open=" NO "', false],
  ['open="0"', false],
])('<x-y %s> is open: %s', (attribute, expected) => {
  document.body.innerHTML = `<x-y ${attribute}></x-y>`;
  expect(isOpen(document.body.firstElementChild as Element)).toBe(expected);
});
