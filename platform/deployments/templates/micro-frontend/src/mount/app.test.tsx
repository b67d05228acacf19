/** @jest-environment jsdom */
import { within } from '@testing-library/dom';
import { bootstrap, mount, unmount } from './app.tsx';

beforeEach(() => {
  window.location.hash = '#__route__';
});

test('the page renders and unmounts without a trace', async () => {
  const container = document.body.appendChild(document.createElement('main'));
  const props = { name: '__remote__', domElement: container, host: 'portal' } as const;
  await bootstrap(props);
  await mount(props);
  expect(within(container).getByRole('heading', { level: 1 }).textContent).toBe('__Title__');
  await unmount(props);
  expect(container.childNodes).toHaveLength(0);
});
