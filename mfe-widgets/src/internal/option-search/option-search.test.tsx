/** @jest-environment jsdom */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { schedulePostPaint } from '../../post-paint/index.ts';
import { OptionSearch } from './option-search.tsx';

afterEach(cleanup);

test('a text that is composed narrows the list once it is there', async () => {
  const sought: string[] = [];
  render(<OptionSearch of="Site" onSought={(text) => sought.push(text)} />);
  const input = screen.getByRole<HTMLInputElement>('searchbox');
  const painted = () => new Promise<void>((resolve) => schedulePostPaint(resolve));
  for (const value of ['r', 'ろ', 'ろじ', '物流']) {
    fireEvent.input(input, { target: { value }, isComposing: true, data: value });
    await painted();
  }
  expect(sought).toEqual([]);
  fireEvent.compositionEnd(input);
  await painted();
  expect(sought).toEqual(['物流']);
});
