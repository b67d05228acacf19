import fc from 'fast-check';
import { initialNavigation, type NavigationEvent, type NavigationState, nextNavigation } from './navigation-mode.ts';

const after = (start: NavigationState, ...events: NavigationEvent[]) => events.reduce(nextNavigation, start);
const hamburger = { type: 'hamburger' } as const;
const narrowed = { type: 'width-changed', isWide: false } as const;
const widened = { type: 'width-changed', isWide: true } as const;
const fullscreenOn = { type: 'fullscreen-changed', isFullscreen: true } as const;
const fullscreenOff = { type: 'fullscreen-changed', isFullscreen: false } as const;

test('a page starts with side on a wide screen and closed on a narrow one', () => {
  expect(initialNavigation(true).mode).toBe('side');
  expect(initialNavigation(false).mode).toBe('closed');
});

test('hamburger on wide screens toggles side and closed (docs: shell#navigation-modes, shell#navigation-transitions)', () => {
  expect(after(initialNavigation(true), hamburger).mode).toBe('closed');
  expect(after(initialNavigation(true), hamburger, hamburger).mode).toBe('side');
});

test('on narrow screens it opens over mode, and closes it again (docs: shell#navigation-modes)', () => {
  expect(after(initialNavigation(false), hamburger).mode).toBe('over');
  expect(after(initialNavigation(false), hamburger, hamburger).mode).toBe('closed');
});

test('backdrop click or close button closes it (docs: shell#navigation-modes, shell#navigation-transitions)', () => {
  for (const type of ['backdrop', 'close'] as const) {
    expect(after(initialNavigation(false), hamburger, { type }).mode).toBe('closed');
  }
});

test('choosing an item closes over mode and leaves side mode alone', () => {
  expect(after(initialNavigation(false), hamburger, { type: 'item-chosen' }).mode).toBe('closed');
  expect(after(initialNavigation(true), { type: 'item-chosen' }).mode).toBe('side');
});

test('on narrow screens side mode switches to closed, and back on a wide screen it is what it was there (docs: shell#navigation-transitions)', () => {
  expect(after(initialNavigation(true), narrowed).mode).toBe('closed');
  expect(after(initialNavigation(true), narrowed, widened).mode).toBe('side');
  expect(after(initialNavigation(true), hamburger, narrowed, hamburger, widened).mode).toBe('closed');
});

test('fullscreen routes force fullscreen and restore the previous mode on leaving (docs: shell#fullscreen-mode, shell#navigation-transitions)', () => {
  expect(after(initialNavigation(true), fullscreenOn).isFullscreen).toBe(true);
  expect(after(initialNavigation(true), fullscreenOn, fullscreenOff)).toEqual(initialNavigation(true));
  expect(after(initialNavigation(true), hamburger, fullscreenOn, fullscreenOff).mode).toBe('closed');
  expect(after(initialNavigation(false), hamburger, fullscreenOn).mode).toBe('closed');
});

test('a screen that narrows during fullscreen comes back closed, not side', () => {
  expect(after(initialNavigation(true), fullscreenOn, narrowed, fullscreenOff).mode).toBe('closed');
});

test('whatever happens, side is for wide screens and over for narrow ones', () => {
  const event: fc.Arbitrary<NavigationEvent> = fc.oneof(
    fc.constantFrom<NavigationEvent>(hamburger, { type: 'backdrop' }, { type: 'close' }, { type: 'item-chosen' }),
    fc.boolean().map((isWide): NavigationEvent => ({ type: 'width-changed', isWide })),
    fc.boolean().map((isFullscreen): NavigationEvent => ({ type: 'fullscreen-changed', isFullscreen })),
  );
  fc.assert(
    fc.property(fc.boolean(), fc.array(event), (isWide, events) => {
      const { mode, isWide: endsWide } = after(initialNavigation(isWide), ...events);
      expect(mode).not.toBe(endsWide ? 'over' : 'side');
    }),
  );
});
