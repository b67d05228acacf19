/** @jest-environment jsdom */
import { cleanup, fireEvent, render } from '@testing-library/react';
import { VirtualList } from './index.ts';

afterEach(cleanup);

test('the active row is drawn wherever the list has been scrolled, because an input names it', () => {
  const { container } = render(
    <VirtualList
      count={10_000}
      active={2}
      row={(index) => (
        <div key={index} data-row="" id={`row-${index}`}>
          {index}
        </div>
      )}
    />,
  );
  const list = container.firstElementChild as HTMLElement;
  Object.defineProperty(list, 'scrollTop', { value: 160_000, configurable: true });
  fireEvent.scroll(list);
  expect(container.querySelector('#row-5000')).not.toBeNull();
  expect(container.querySelectorAll('#row-2')).toHaveLength(1);
});
