import { MONDAY, metadataOf } from '../../domain/testing/samples.ts';
import { openedTimecard } from '../../testing/opened-timecard.ts';
import { openTimecard } from './open-timecard.ts';

test('a template this page does not know says so', () => {
  expect(openTimecard(metadataOf({ timecardTemplateId: 35 }), MONDAY)).toEqual({ kind: 'unknown-template', id: 35 });
});

test('the asked date opens, else today, else the first day; a submitted timecard opens none (docs: add-time#day-list)', () => {
  expect(openedTimecard({ selectedDate: '2026-11-18' }).getState().openDay).toBe('2026-11-18');
  expect(openedTimecard().getState().openDay).toBe(MONDAY);
  expect(openedTimecard({ status: 'Pending', billingItemId: 3 }).getState().openDay).toBeNull();
});
