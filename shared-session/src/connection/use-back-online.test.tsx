/** @jest-environment jsdom */
import { act, render } from '@testing-library/react';
import { useBackOnline } from './use-back-online.ts';

function Asks({ again, failed }: { again: () => void; failed: boolean }) {
  useBackOnline(again, failed);
  return null;
}

const comeBack = () => act(() => void window.dispatchEvent(new Event('online')));

test('what failed is asked for again when the connection comes back, as it is asked for then; what did not fail is not', () => {
  const asked: string[] = [];
  const page = render(<Asks again={() => asked.push('first')} failed />);
  page.rerender(<Asks again={() => asked.push('second')} failed />);
  comeBack();
  expect(asked).toEqual(['second']);
  page.rerender(<Asks again={() => asked.push('third')} failed={false} />);
  comeBack();
  page.rerender(<Asks again={() => asked.push('fourth')} failed />);
  page.unmount();
  comeBack();
  expect(asked).toEqual(['second']);
});
