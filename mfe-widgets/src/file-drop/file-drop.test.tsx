/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { FileDrop } from './index.ts';

const taxi = new File(['taxi'], 'taxi.pdf', { type: 'application/pdf' });
const hotel = new File(['hotel'], 'hotel.pdf', { type: 'application/pdf' });

function show() {
  const onFiles = jest.fn();
  render(<FileDrop label="Add" accept="application/pdf" onFiles={onFiles} />);
  const zone = document.querySelector('.wd-drop') as HTMLElement;
  return { onFiles, zone, input: zone.querySelector('input') as HTMLInputElement };
}

test('the button opens the dialog; a chosen file can be chosen again', () => {
  const { onFiles, input } = show();
  const opened = jest.spyOn(input, 'click');
  fireEvent.click(screen.getByRole('button', { name: 'Add' }));
  expect(opened).toHaveBeenCalledTimes(1);
  fireEvent.change(input, { target: { files: [taxi, hotel] } });
  expect(onFiles.mock.calls).toEqual([[[taxi, hotel]]]);
  expect(input.value).toBe('');
});

test('files can be dropped, and the zone is marked while they are over it (docs: attachments#file-drop)', () => {
  const { onFiles, zone } = show();
  const over = createEvent.dragOver(zone);
  fireEvent(zone, over);
  expect([over.defaultPrevented, zone.dataset.over]).toEqual([true, 'true']);
  fireEvent.dragLeave(zone);
  expect(zone.dataset.over).toBeUndefined();
  fireEvent.dragOver(zone);
  fireEvent.drop(zone, { dataTransfer: { files: [taxi, hotel] } });
  expect(zone.dataset.over).toBeUndefined();
  expect(onFiles.mock.calls).toEqual([[[taxi, hotel]]]);
});
