/** @jest-environment jsdom */
import { act, cleanup, render, screen } from '@testing-library/react';
import { currentHash, hrefOf, navigate, pageUrl, useHashUrl } from './index.ts';

afterEach(cleanup);

test.each([
  [
    '#/worker/time-expense/add-time?billingItemId=7&reqId=1',
    '/worker/time-expense/add-time',
    'billingItemId=7&reqId=1',
  ],
  ['#/worker/home', '/worker/home', ''],
  ['#/a?b=c?d', '/a', 'b=c?d'],
  ['#/?x=1', '/', 'x=1'],
  ['', '/', ''],
  ['#main', '/', ''],
  ['#?x=1', '/', ''],
])('%s is the path %s with the query %j (docs: shell#hash-routes)', (hash, path, search) => {
  expect(currentHash(hash)).toEqual({ path, search });
});

function Shown() {
  const { path, search } = useHashUrl();
  return <p>{`${path} [${search}]`}</p>;
}

test('the hook follows navigation, and only the hash changes', async () => {
  window.location.hash = '#/start';
  const before = window.location.pathname;
  render(<Shown />);
  await act(async () => {
    navigate('/worker/home?tab=2');
    await new Promise((resolve) => setTimeout(resolve, 20));
  });
  expect(screen.getByText('/worker/home [tab=2]')).toBeTruthy();
  expect(window.location.pathname).toBe(before);
});

test('a URL of another origin stays a path of ours', () => {
  navigate('https://evil.example/', { replace: true });
  expect(window.location.hash).toBe('#/https://evil.example/');
});

test.each(['/ctx/', 'https://elsewhere.example/app/'])('a page’s <base href="%s"> leads nowhere else', (href) => {
  window.location.hash = '#/start';
  const before = window.location.pathname;
  const base = document.createElement('base');
  base.href = href;
  document.head.append(base);
  navigate('/replaced', { replace: true });
  expect(window.location.hash).toBe('#/replaced');
  expect(pageUrl('#/a?b=1')).toBe(`${window.location.origin}${before}#/a?b=1`);
  expect(pageUrl('home.jsp')).toBe(`${window.location.origin}/home.jsp`);
  expect(hrefOf('/a?b=1')).toBe(pageUrl('#/a?b=1'));
  base.remove();
  expect(hrefOf('/a?b=1')).toBe('#/a?b=1');
});
