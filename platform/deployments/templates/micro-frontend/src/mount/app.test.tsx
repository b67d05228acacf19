/** @jest-environment jsdom */
import { act } from '@testing-library/react';
import { mount } from './app.tsx';

beforeEach(() => {
  window.location.hash = '#__route__';
});

test('the page renders and unmounts without a trace', async () => {
  const container = document.body.appendChild(document.createElement('main'));
  const mounted = await act(async () => mount(container, { host: 'portal' }));
  expect(container.querySelector('h1')?.textContent).toBe('__Title__');
  await act(async () => mounted.unmount());
  expect(container.childNodes).toHaveLength(0);
});
