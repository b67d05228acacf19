/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { unread } from '../../state/unread.ts';
import { showBadge } from './show-badge.ts';

const container = document.body.appendChild(document.createElement('div'));
const link = () => container.querySelector('a');

test('the badge has the number of unread notifications, and is nothing while it is unknown (docs: notifications#notification-badge)', () => {
  const remove = showBadge(container);
  expect(container.childElementCount).toBe(0);
  unread.setState({ count: 3 });
  expect([link()?.getAttribute('aria-label'), link()?.textContent]).toEqual(['Notifications, 3 unread', '3']);
  expect(link()?.getAttribute('href')).toMatch(/\/#\/notifications$/);
  unread.setState({ count: 120 });
  expect(link()?.textContent).toBe('99+');
  unread.setState({ count: 0 });
  expect([link()?.getAttribute('aria-label'), link()?.querySelector('span')?.hidden]).toEqual(['Notifications', true]);
  unread.setState({ count: undefined });
  expect(link()).toBeNull();
  unread.setState({ count: 1 });
  jest.useFakeTimers();
  remove();
  jest.runAllTimers();
  jest.useRealTimers();
  expect([container.childElementCount, document.adoptedStyleSheets?.length ?? 0]).toEqual([0, 0]);
  unread.setState({ count: 2 });
  expect(link()).toBeNull();
});
