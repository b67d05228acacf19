/** @jest-environment jsdom */
import { directionOf, inReadingOrder, isMirrored, isolated, logicalKey } from './index.ts';

function within(direction: string): Element {
  const element = document.createElement('p');
  element.style.direction = direction;
  document.body.replaceChildren(element);
  return element;
}

test.each([
  ['ar-AE', 'rtl'],
  ['he-IL', 'rtl'],
  ['en-US', 'ltr'],
  ['de-DE', 'ltr'],
])('%s is written %s', (tag, direction) => expect(directionOf(tag)).toBe(direction));

test('what comes next is on the left where it is written from right to left, and so is its key', () => {
  expect(isMirrored(within('rtl'))).toBe(true);
  expect(logicalKey('ArrowLeft', within('rtl'))).toBe('ArrowRight');
  expect(logicalKey('ArrowDown', within('rtl'))).toBe('ArrowDown');
  expect(logicalKey('ArrowLeft', within('ltr'))).toBe('ArrowLeft');
  expect(isMirrored(null)).toBe(false);
});

test('a text that keeps its direction is between the two characters for that', () => {
  expect(isolated('Acme (US)')).toBe('\u2068Acme (US)\u2069');
});

test('a range is a whole in the direction of its language, and untouched where nothing can turn it', () => {
  expect(inReadingOrder('15–28 בנוב׳', 'he-IL')).toBe('\u206715–28 בנוב׳\u2069');
  expect(inReadingOrder('Nov 15 – 28', 'en-US')).toBe('Nov 15 – 28');
});
