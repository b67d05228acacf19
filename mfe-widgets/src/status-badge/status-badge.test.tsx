/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { StatusBadge, type StatusBadgeProps } from './index.ts';

const badge = (props: StatusBadgeProps): HTMLElement => {
  const { container } = render(<StatusBadge {...props} />);
  return container.querySelector('.wd-chip') as HTMLElement;
};

test.each([
  ['Pending', 'info'],
  ['Processed', 'info'],
  ['Saved', 'info'],
  ['Approved', 'success'],
  ['Rejected', 'error'],
])('%s has the colour of %s: blue, green or red (docs: widgets#status-badge)', (status, tone) => {
  const chip = badge({ status });
  expect([chip.textContent, chip.className]).toEqual([status, `wd-chip wd-chip-${tone}`]);
});

test('a status that is not known is shown as it is, in grey', () => {
  const chip = badge({ status: 'Archived' });
  expect([chip.textContent, chip.className]).toEqual(['Archived', 'wd-chip wd-chip-default']);
});

test.each<[string, StatusBadgeProps, string]>([
  [
    'Approved shows approver and approval date',
    { status: 'Approved', approverName: 'A. Rivera', dateApproved: '11/17/2026' },
    'Approved by A. Rivera\non 11/17/2026',
  ],
  ['Rejected shows the reason', { status: 'Rejected', statusReason: 'No receipt' }, 'Reason: No receipt'],
])('the tooltip of %s (docs: widgets#status-tooltip)', async (_, props, said) => {
  const anchor = badge(props).parentElement as HTMLElement;
  await act(async () => {
    fireEvent.focus(anchor);
    await new Promise((resolve) => setTimeout(resolve, 1));
  });
  expect((await screen.findByRole('tooltip', { hidden: true })).textContent).toBe(said);
});

test('a status that says everything has no tooltip and is no stop of the keyboard', () => {
  expect(badge({ status: 'Saved' }).parentElement?.tabIndex).toBe(-1);
});
