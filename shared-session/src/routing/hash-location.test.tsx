/** @jest-environment jsdom */
import { act, cleanup, render, screen } from '@testing-library/react';
import { currentHash, type MemoryLocation, memoryLocation, navigate, useHashLocation, useHashSearch } from './index.ts';

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
])('%s is the path %s with the query %j', (hash, path, search) => {
  expect(currentHash(hash)).toEqual({ path, search });
});

function Shown() {
  const [path] = useHashLocation();
  return <p>{`${path} [${useHashSearch()}]`}</p>;
}

test('the hooks follow navigation, and only the hash changes', async () => {
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

function Steps({ memory }: { memory: MemoryLocation }) {
  return <p>{`${memory.hook()[0]} [${memory.searchHook()}]`}</p>;
}

test('a memory location leaves the URL alone', () => {
  const url = window.location.href;
  const memory = memoryLocation('/step-1?x=1');
  render(<Steps memory={memory} />);
  expect(screen.getByText('/step-1 [x=1]')).toBeTruthy();
  act(() => memory.navigate('/step-2'));
  expect(screen.getByText('/step-2 []')).toBeTruthy();
  act(() => memory.navigate('/step-3', { replace: true }));
  act(() => void memory.back());
  expect(memory.current()).toBe('/step-1?x=1');
  expect(memory.back()).toBe(false);
  expect(window.location.href).toBe(url);
});
