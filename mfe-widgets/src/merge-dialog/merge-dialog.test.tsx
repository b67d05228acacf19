/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { MergeDialog } from './index.ts';

const CONFLICTS = [
  { path: 'end', label: 'Tue · End', mine: '4:30 PM', theirs: '5:00 PM' },
  { path: 'notes', label: 'Wed · Notes', mine: 'On site', theirs: 'Removed' },
];

function show() {
  const onMerged = jest.fn<(choices: ReadonlyMap<string, string>) => void>();
  render(
    <MergeDialog
      title="Changed"
      author="Ana Silva"
      conflicts={CONFLICTS}
      onMerged={onMerged}
      onClose={() => undefined}
    />,
  );
  return onMerged;
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const asked = (label: string) => within(screen.getByRole('group', { name: label }));

test('Continue goes to the first field without a choice, and hands over a side for each (docs: widgets#merge-dialog)', () => {
  const onMerged = show();
  fireEvent.click(asked('Tue · End').getByLabelText('5:00 PM Ana Silva'));
  press('Continue');
  expect(onMerged).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(asked('Wed · Notes').getByLabelText('On site Yours'));
  expect(asked('Wed · Notes').getByText('Choose one.')).toBeTruthy();
  expect(asked('Tue · End').queryByText('Choose one.')).toBeNull();
  fireEvent.click(asked('Wed · Notes').getByLabelText('On site Yours'));
  press('Continue');
  expect(onMerged.mock.calls).toEqual([
    [
      new Map([
        ['end', 'theirs'],
        ['notes', 'mine'],
      ]),
    ],
  ]);
});

test('one button chooses a side for all (docs: widgets#merge-dialog)', () => {
  const onMerged = show();
  press("Take the server's");
  press('Keep my entries');
  press('Continue');
  expect([...(onMerged.mock.calls[0]?.[0].values() ?? [])]).toEqual(['mine', 'mine']);
});
