/** @jest-environment jsdom */
import { applyTheme, theme } from './theme.ts';

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
