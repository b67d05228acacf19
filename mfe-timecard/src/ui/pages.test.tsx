/** @jest-environment jsdom */
import { cleanup, render, screen } from '@testing-library/react';
import { Pages } from 'shared-session/routing';
import '../texts/register.ts';
import { pages } from './pages.tsx';

afterEach(cleanup);

test.each([
  '/worker/time-expense-detail/',
  '/worker/time-expense-detail/abc',
  '/worker/time-expense-detail/1234567890123456',
  '/worker/time-expense-detail/7/',
  '/worker/home/',
  '/worker',
  '/worker/__proto__',
])('%s is no page, and says so', (path) => {
  render(<Pages pages={pages} url={{ path, search: '' }} context={{ host: 'portal' }} />);
  expect(screen.getByRole('heading', { name: 'There is no page here' })).toBeTruthy();
});

test('an item is fetched ahead by its number only', () => {
  const page = pages.find(({ path }) => path.startsWith('/worker/time-expense-detail/'));
  const prefetch = (billingItemId: string) => page?.prefetch?.({ path: '', search: '', parameters: { billingItemId } });
  expect(prefetch('abc')).toBeUndefined();
  expect(prefetch('')).toBeUndefined();
});
