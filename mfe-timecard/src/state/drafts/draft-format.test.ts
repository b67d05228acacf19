import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { blankAllocation } from '../../domain/form/blank.ts';
import { day, form, MONDAY, rules, span } from '../../domain/testing/samples.ts';
import { isReadable, readDraft, writeDraft } from './draft-format.ts';

const of = rules({ id: 0 });
const typed = form(
  day(of, { spans: [span('09:00', '17:00')], notes: 'Inventory', allocations: [blankAllocation(of, 1)] }),
);
const draft = { keptAt: '2026-11-16T09:00:00.000Z', version: 3, form: typed, base: form(day(of)) };

test('what is written is read again, with the form it began with', () => {
  expect(readDraft(writeDraft(draft))).toEqual(draft);
});

test('a draft of a build that did not count formats is read; what it began with is not known (docs: saving#drafts)', () => {
  const { base: _, ...first } = draft;
  expect(readDraft(JSON.stringify(first))).toEqual({ ...draft, base: null });
});

/** Records as builds of each format wrote them. A new format adds its own; existing ones are never changed. */
const RECORDS = join(import.meta.dirname, 'records');
const records = readdirSync(RECORDS).sort();
const recordOf = (file: string) => readFileSync(join(RECORDS, file), 'utf8');

test.each(records)('%s, which a build of its time wrote, is restored with all that was entered', (file) => {
  const { format: _, ...written } = JSON.parse(recordOf(file));
  expect(readDraft(recordOf(file))).toEqual({ base: null, ...written });
});

test('each format that was ever written has a record, and so has the present one (docs: saving#drafts)', () => {
  const formats = new Set(records.map((file) => JSON.parse(recordOf(file)).format ?? 1));
  const { format: present } = JSON.parse(writeDraft(draft));
  expect([...formats].sort()).toEqual(Array.from({ length: present }, (_, at) => at + 1));
});

test.each([
  ['a later format', { ...draft, format: 3 }],
  ['a field of another type', { ...draft, form: { ...typed, days: [{ ...typed.days[0], spans: [{ start: 9 }] }] } }],
  ['a day without its lists', { ...draft, form: { days: [{ workedDate: MONDAY, notes: 'Inventory' }] } }],
])('%s is not believed: its entries are handed out as text', (_, written) => {
  const read = readDraft(JSON.stringify(written));
  expect(isReadable(read)).toBe(false);
  expect(read).toMatchObject({ keptAt: draft.keptAt, text: expect.stringContaining(`${MONDAY} notes: Inventory`) });
});

test('the text names the times and leaves out what nobody entered', () => {
  const read = readDraft(JSON.stringify({ ...draft, format: 99 }));
  expect(read).toMatchObject({
    text: [
      `${MONDAY} notes: Inventory`,
      `${MONDAY} start: 09:00`,
      `${MONDAY} end: 17:00`,
      `${MONDAY} type: Labor`,
    ].join('\n'),
  });
});

test.each(['', 'null', '[]', '{"keptAt":5}', '{'])('damaged bytes %j hold nothing', (text) => {
  expect(readDraft(text)).toEqual({ keptAt: null, text: '' });
});
