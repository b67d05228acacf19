/** @jest-environment jsdom */
import { cleanup, render, screen } from '@testing-library/react';
import { ErrorAnnouncement } from './error-announcement.tsx';

afterEach(cleanup);

const BOTH = ['lunch', 'total'];

test('a save that stops at the same errors is announced again (docs: saving#save-said)', () => {
  const { rerender } = render(<ErrorAnnouncement stops={1} errors={BOTH} text="Lunch. Total." />);
  const first = screen.getByRole('alert');
  rerender(<ErrorAnnouncement stops={2} errors={BOTH} text="Lunch. Total." />);
  expect(screen.getByRole('alert')).not.toBe(first);
  expect(screen.getByRole('alert').textContent).toBe('Lunch. Total.');
});

test('a corrected error changes nothing, and the next save announces the rest', () => {
  const { rerender } = render(<ErrorAnnouncement stops={1} errors={BOTH} text="Lunch. Total." />);
  const first = screen.getByRole('alert');
  rerender(<ErrorAnnouncement stops={1} errors={['total']} text="Total." />);
  expect([screen.getByRole('alert'), first.textContent]).toEqual([first, 'Lunch. Total.']);
  rerender(<ErrorAnnouncement stops={2} errors={['total']} text="Total." />);
  expect(screen.getByRole('alert').textContent).toBe('Total.');
});

test('a new error is announced without a save', () => {
  const { rerender } = render(<ErrorAnnouncement stops={0} errors={['total']} text="Total." />);
  rerender(<ErrorAnnouncement stops={0} errors={BOTH} text="Lunch. Total." />);
  expect(screen.getByRole('alert').textContent).toBe('Lunch. Total.');
});

test('nothing is announced once all is corrected', () => {
  const { rerender } = render(<ErrorAnnouncement stops={1} errors={BOTH} text="Lunch. Total." />);
  rerender(<ErrorAnnouncement stops={1} errors={[]} text="" />);
  expect(screen.queryByRole('alert')).toBeNull();
});
