import { MONDAY, span } from '../../domain/testing/samples.ts';
import { openedTimecard } from '../../testing/opened-timecard.ts';
import { action, changeDay, changeGround, redo, undo } from './edit-history.ts';
import { isDirty } from './is-dirty.ts';
import type { TimecardStore } from './timecard-store.ts';

const notes = (store: TimecardStore, text: string) =>
  changeDay(store, MONDAY, action('ACTION_DAY', {}, 'notes'), (day) => ({ ...day, notes: text }));
const worked = (store: TimecardStore) =>
  changeDay(store, MONDAY, action('ACTION_TIME'), (day) => ({
    ...day,
    noBreakTaken: true,
    spans: [span('09:00', '17:00')],
  }));

describe('Undo and redo with names', () => {
  test('a step is taken back and done again', () => {
    const store = openedTimecard();
    worked(store);
    expect(store.getState().past.at(-1)?.action.key).toBe('ACTION_TIME');
    undo(store);
    expect(store.getState().form).toBe(store.getState().pristine);
    redo(store);
    expect(store.getState().form.days[0]?.spans[0]?.start).toBe('09:00');
  });
  test('nobody certifies by taking a step back, or loses the certification by it', () => {
    const store = openedTimecard();
    const certify = (acknowledged: boolean) => store.setState(({ form }) => ({ form: { ...form, acknowledged } }));
    certify(true);
    worked(store);
    certify(false);
    undo(store);
    expect(store.getState().form.acknowledged).toBe(false);
    certify(true);
    redo(store);
    expect(store.getState().form.acknowledged).toBe(true);
  });
  test('what the form is entered upon comes back with it, and goes again', () => {
    const store = openedTimecard();
    const { metadata, pristine, form } = store.getState();
    const [theirs, merged] = [{ ...form }, { ...form }];
    changeGround(store, action('ACTION_MERGE'), { metadata: { ...metadata, version: 8 }, pristine: theirs }, merged);
    expect(store.getState()).toMatchObject({ metadata: { version: 8 }, pristine: theirs });
    worked(store);
    undo(store);
    expect(store.getState().metadata.version).toBe(8);
    undo(store);
    expect(store.getState()).toMatchObject({ metadata, pristine, form });
    expect(store.getState().pristine).toBe(pristine);
    redo(store);
    expect(store.getState().form).toBe(merged);
    expect(store.getState().pristine).toBe(theirs);
  });
  test('typing in one field is one step; another field is another', () => {
    const store = openedTimecard();
    for (const text of ['l', 'la', 'late']) notes(store, text);
    worked(store);
    expect(store.getState().past.map((step) => step.action.key)).toEqual(['ACTION_DAY', 'ACTION_TIME']);
    undo(store);
    undo(store);
    expect(store.getState().form.days[0]?.notes).toBe('');
  });
  test('a change that changes nothing leaves no step; a read-only day does not change (docs: days#day-read-only)', () => {
    const store = openedTimecard({ billingItemDetails: [{ workedDate: MONDAY, readOnly: true }] });
    worked(store);
    expect(store.getState().past).toEqual([]);
  });
});

describe('A form is dirty', () => {
  test('when a day says something else than the server has, and no more when that is typed back', () => {
    const store = openedTimecard();
    expect(isDirty(store.getState())).toBe(false);
    notes(store, 'late');
    expect(isDirty(store.getState())).toBe(true);
    notes(store, '');
    expect(isDirty(store.getState())).toBe(false);
  });
});
