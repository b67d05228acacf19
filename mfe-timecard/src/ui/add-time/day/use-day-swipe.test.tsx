/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { useRef } from 'react';
import { MONDAY } from '../../../domain/testing/samples.ts';
import { showTimecard } from '../../../testing/show-timecard.tsx';
import { useDayKeys } from '../timecard-context.tsx';
import { DayCard } from './day-card.tsx';
import { useDaySwipe } from './use-day-swipe.ts';

function Cards() {
  const cards = useRef<HTMLDivElement>(null);
  useDaySwipe(cards);
  return (
    <div ref={cards}>
      {useDayKeys().map((key) => (
        <DayCard key={key} dayKey={key} />
      ))}
    </div>
  );
}

const phone = (matches: boolean) =>
  Object.defineProperty(window, 'matchMedia', { value: () => ({ matches }), configurable: true });

/** A finger goes down on an element and up elsewhere. jsdom's pointer events have no pointer properties. */
function swipe(on: Element, right: number, down = 0, pointer: object = {}) {
  const send = (type: string, x: number, y: number) => {
    const event = new MouseEvent(type, { bubbles: true, composed: true, clientX: x, clientY: y });
    fireEvent(on, Object.assign(event, { pointerId: 1, pointerType: 'touch', isPrimary: true, ...pointer }));
  };
  send('pointerdown', 200, 300);
  send('pointerup', 200 + right, 300 + down);
}
const headings = () => screen.getAllByRole('heading', { level: 2 }).filter((one) => one.matches('.tc-card-head'));

beforeEach(() => {
  phone(true);
  Element.prototype.scrollIntoView = jest.fn();
});

test('a swipe opens the day beside, and the focus goes with it', async () => {
  const store = await showTimecard(<Cards />);
  const keys = store.getState().form.days.map(({ key }) => key);
  expect(store.getState().openDay).toBe(MONDAY);
  swipe(headings()[0] as Element, -100);
  expect(store.getState().openDay).toBe(keys[1]);
  expect(headings()[1]?.contains(document.activeElement)).toBe(true);
  swipe(headings()[1] as Element, 100);
  expect(store.getState().openDay).toBe(MONDAY);
});

test('nothing happens at the end of the period, to who scrolls, to a mouse, and beside a phone', async () => {
  const store = await showTimecard(<Cards />);
  const heading = headings()[0] as Element;
  swipe(heading, 100);
  swipe(heading, -100, 90);
  swipe(heading, -100, 0, { pointerType: 'mouse' });
  swipe(heading, -100, 0, { isPrimary: false });
  phone(false);
  swipe(heading, -100);
  expect(store.getState().openDay).toBe(MONDAY);
});

test('a field keeps its own gestures, and so does what scrolls sideways', async () => {
  const store = await showTimecard(<Cards />);
  swipe(screen.getByRole('combobox', { name: 'Start of line 1' }), -100);
  const body = headings()[0]?.closest('.tc-card')?.querySelector<HTMLElement>('.tc-card-body') as HTMLElement;
  body.style.overflowX = 'auto';
  Object.defineProperty(body, 'scrollWidth', { value: 900 });
  swipe(body, -100);
  expect(store.getState().openDay).toBe(MONDAY);
});
