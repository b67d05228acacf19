import { page, raiseFloatingFooter, showDetailsHeader } from './page.ts';

test('a details header is shown until it is taken back (docs: shell#details-header)', () => {
  const undo = showDetailsHeader({ title: 'Timecard 7' });
  expect(page.getState().detailsHeader?.title).toBe('Timecard 7');
  undo();
  expect(page.getState().detailsHeader).toBeUndefined();
});

test('the header of the next screen stays when the last one takes its own back', () => {
  const undoFirst = showDetailsHeader({ title: 'First' });
  const undoSecond = showDetailsHeader({ title: 'Second' });
  undoFirst();
  expect(page.getState().detailsHeader?.title).toBe('Second');
  undoSecond();
  expect(page.getState().detailsHeader).toBeUndefined();
});

test('floating footers are counted, and taking one back twice takes back one', () => {
  const first = raiseFloatingFooter();
  const second = raiseFloatingFooter();
  expect(page.getState().floatingFooters).toBe(2);
  first();
  first();
  expect(page.getState().floatingFooters).toBe(1);
  second();
  expect(page.getState().floatingFooters).toBe(0);
});
