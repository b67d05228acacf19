import { changeEntries } from 'mfe_widgets/time-entry-editor';
import { leave, span } from '../../../domain/testing/samples.ts';
import { entriesOf, entryPart, spansAfter } from './span-entries.ts';

const labor = { ...span('09:00', '12:00'), id: 7, timeEntryId: 3 };
const vacation = leave();

test('a span that did not change is the same entry, so that its row stays as it is', () => {
  const [first] = entriesOf([labor]);
  expect(entriesOf([labor, vacation])[0]).toBe(first);
  expect(entriesOf([{ ...labor }])[0]).not.toBe(first);
});

test('only entries with a positive leaveRequestId are the leave system’s', () => {
  const zero = span('09:00', '10:00', 'PTO', { source: 'CERIDIAN', leaveRequestId: 0 });
  expect(entriesOf([vacation, zero]).map((entry) => entry.source)).toEqual(['CERIDIAN', null]);
});

test('what is edited comes back into its span, with the ids the server knows it by; the others stay the same objects', () => {
  const spans = [labor, vacation];
  const entries = entriesOf(spans).map((entry) => (entry.key === labor.key ? { ...entry, endTime: '13:00' } : entry));
  const after = spansAfter(entries, spans);
  expect(after[0]).toEqual({ ...labor, end: '13:00' });
  expect(after[1]).toBe(vacation);
});

test('a day keeps one row to type into', () => {
  expect(spansAfter([], [labor])).toHaveLength(1);
  expect(spansAfter([], [labor])[0]).toMatchObject({ start: '', end: '', type: 'Labor' });
});

test('a field that goes away with its row changes nothing, and so leaves no step to undo', () => {
  const spans = [labor, vacation];
  const entries = entriesOf(spans);
  const changed = changeEntries(entries, { kind: 'edit', key: 'gone', part: { startTime: '9:-- --' } });
  expect(spansAfter(changed, spans)).toBe(spans);
});

test('an issue leads to the field it is about, or to none', () => {
  expect(entryPart(`${labor.key}.start`)).toEqual({ key: labor.key, field: 'startTime' });
  expect(entryPart('allocations')).toBeNull();
  expect(entryPart(undefined)).toBeNull();
});
