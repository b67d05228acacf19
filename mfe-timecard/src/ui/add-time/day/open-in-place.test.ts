/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { openInPlace } from './open-in-place.ts';

/** A header that moves when its card opens, on a page with a limited scroll range. */
function page({ from, to, scrolled }: { from: number; to: number; scrolled: number }) {
  const card = document.createElement('section');
  card.className = 'tc-card';
  const header = document.createElement('button');
  card.append(header);
  document.body.replaceChildren(card);
  let top = from;
  header.getBoundingClientRect = () => ({ top, bottom: top + 52 }) as DOMRect;
  Object.defineProperty(document, 'scrollingElement', { value: document.documentElement, configurable: true });
  document.documentElement.scrollBy = ((by: { top: number }) => {
    top -= Math.max(by.top, -scrolled);
  }) as never;
  card.scrollIntoView = jest.fn<() => void>();
  openInPlace(header, () => {
    top = to;
  });
  return { top: () => top, revealed: card.scrollIntoView };
}

test('a header that was pressed stays where it was, whatever closes above it', () => {
  const { top, revealed } = page({ from: 474, to: -88, scrolled: 700 });
  expect(top()).toBe(474);
  expect(revealed).not.toHaveBeenCalled();
});

test('at the top of the page it moves as far as there is nothing left to scroll', () => {
  expect(page({ from: 515, to: 232, scrolled: 100 }).top()).toBe(332);
});

test('a day that opens below the fold is scrolled to', () => {
  expect(page({ from: 700, to: 700, scrolled: 0 }).revealed).toHaveBeenCalledWith({ block: 'nearest' });
});
