/** @jest-environment jsdom */
import { applyEmbeddedTheme, applyTheme, theme } from './theme.ts';

test('where storage is blocked a choice holds for the page', () => {
  const blocked = Object.getOwnPropertyDescriptor(window, 'localStorage');
  Object.defineProperty(window, 'localStorage', {
    configurable: true,
    get() {
      throw new DOMException('blocked', 'SecurityError');
    },
  });
  const undo = applyTheme(document.documentElement);
  theme.set('dark');
  expect(document.documentElement.dataset.theme).toBe('dark');
  undo();
  if (blocked) Object.defineProperty(window, 'localStorage', blocked);
});

test('a choice is kept on the device, "system" is the absence of one', () => {
  theme.set('light');
  expect(localStorage.getItem('portal.theme')).toBe('light');
  theme.set('system');
  expect(localStorage.getItem('portal.theme')).toBeNull();
});

test('on a page of somebody else the device decides only where that page has a dark look, by its styles or its meta element', () => {
  theme.set('system');
  const place = document.createElement('div');
  const shown = () => {
    applyEmbeddedTheme(place)();
    return place.dataset.theme;
  };
  expect(shown()).toBe('light');
  const meta = document.createElement('meta');
  meta.name = 'color-scheme';
  meta.content = 'light dark';
  document.head.append(meta);
  expect(shown()).toBeUndefined();
  meta.remove();
  expect(shown()).toBe('light');
});
