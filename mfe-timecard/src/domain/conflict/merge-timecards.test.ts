import fc from 'fast-check';
import { blankAllocation } from '../form/blank.ts';
import type { DayForm, TimecardForm } from '../form/timecard-form.ts';
import { day, form, rules, span, TUESDAY } from '../testing/samples.ts';
import { DAY_SHAPE, type Entry, isSameEntry } from './entry-shape.ts';
import type { Merge, Side } from './merge.ts';
import { mergeTimecards } from './merge-timecards.ts';

const of = rules({ showTimeEntry: true, showAllocations: true, showPeriodEntry: false });
const nine = span('09:00', '17:00', 'Labor', { id: 9 });
/** The server's form of the same timecard: other row names, the same ids. */
const loaded = (one: TimecardForm): TimecardForm => ({
  ...one,
  days: one.days.map((entry) => ({
    ...entry,
    spans: entry.spans.map((row) => ({ ...row, key: `loaded-${row.key}` })),
    allocations: entry.allocations.map((row) => ({ ...row, key: `loaded-${row.key}` })),
  })),
});
const withDay = (one: TimecardForm, key: string, change: Partial<DayForm>): TimecardForm => ({
  ...one,
  days: one.days.map((entry) => (entry.key === key ? { ...entry, ...change } : entry)),
});
const [monday, tuesday] = [day(of, { spans: [nine] }), day(of, {}, TUESDAY)];
const base = form(monday, tuesday);
const dayOf = (merge: Merge, key: string) => merge.form.days.find((entry) => entry.key === key) as DayForm;
const asEntry = (one: DayForm | undefined) => one as unknown as Entry;
const paths = (merge: Merge) => merge.conflicts.map(({ day: key, field }) => `${key} ${field}`);

test('what only one of them changed is taken by itself (docs: saving#save-merge)', () => {
  const mine = withDay(base, TUESDAY, { notes: 'mine' });
  const theirs = withDay(loaded(base), monday.key, { notes: 'theirs' });
  const merge = mergeTimecards({ base, mine, theirs }, of);
  expect(merge.conflicts).toEqual([]);
  expect(dayOf(merge, monday.key).notes).toBe('theirs');
  expect(dayOf(merge, TUESDAY).notes).toBe('mine');
  expect(merge.taken).toMatchObject([{ day: monday.key, field: 'notes' }]);
});

test('start of one and end of the other of a row meet in that row', () => {
  const mine = withDay(base, monday.key, { spans: [{ ...nine, start: '08:00' }] });
  const theirs = withDay(loaded(base), monday.key, { spans: [{ ...nine, key: 'else', end: '18:00' }] });
  const merge = mergeTimecards({ base, mine, theirs }, of);
  expect(merge.conflicts).toEqual([]);
  expect(dayOf(merge, monday.key).spans).toMatchObject([{ id: 9, key: nine.key, start: '08:00', end: '18:00' }]);
});

test('what both changed is asked field by field; mine stands until the person chooses', () => {
  const mine = withDay(base, monday.key, { notes: 'mine', spans: [{ ...nine, end: '16:00' }] });
  const theirs = withDay(loaded(base), monday.key, { notes: 'theirs', spans: [{ ...nine, end: '18:00' }] });
  const asked = mergeTimecards({ base, mine, theirs }, of);
  expect(asked.conflicts).toMatchObject([
    { day: monday.key, rows: [], field: 'notes', mine: 'mine', theirs: 'theirs' },
    { day: monday.key, rows: [{ list: 'spans', line: 1 }], field: 'end', mine: '16:00', theirs: '18:00' },
  ]);
  expect(dayOf(asked, monday.key)).toMatchObject({ notes: 'mine', spans: [{ end: '16:00' }] });
  const path = asked.conflicts[1]?.path ?? '';
  const chosen = mergeTimecards({ base, mine, theirs }, of, new Map<string, Side>([[path, 'theirs']]));
  // A value chosen from the other side is no longer one's own entry, so the receipt names it.
  expect([asked.taken, chosen.taken].map((taken) => taken.map((place) => place.path))).toEqual([[], [path]]);
  expect(dayOf(chosen, monday.key)).toMatchObject({ notes: 'mine', spans: [{ end: '18:00' }] });
});

test('the same change by both is no conflict, and 8 hours are 8.00 hours', () => {
  const row = (hours: string) => [{ ...blankAllocation(of, 1), id: 5, hours }];
  const before = withDay(base, TUESDAY, { allocations: row('2') });
  const mine = withDay(before, TUESDAY, { allocations: row('8.00') });
  const theirs = withDay(loaded(before), TUESDAY, { allocations: row('8') });
  expect(mergeTimecards({ base: before, mine, theirs }, of)).toMatchObject({ conflicts: [], taken: [] });
});

describe('rows that were added', () => {
  const added = (one: TimecardForm, key: string, ...spans: DayForm['spans']) => withDay(one, key, { spans });
  const spansOf = (merge: Merge, key = TUESDAY) => dayOf(merge, key).spans.map(({ start, end }) => `${start} ${end}`);

  test('stand beside one another where both can', () => {
    const mine = added(base, TUESDAY, span('06:00', '08:00'));
    const theirs = added(loaded(base), TUESDAY, span('18:00', '20:00', 'Labor', { id: 31 }));
    const merge = mergeTimecards({ base, mine, theirs }, of);
    expect(merge.conflicts).toEqual([]);
    expect(spansOf(merge).sort()).toEqual(['06:00 08:00', '18:00 20:00']);
  });

  test('are asked about where they claim the same time', () => {
    const mine = added(base, TUESDAY, span('08:00', '16:00'));
    const theirs = added(loaded(base), TUESDAY, span('09:00', '16:00', 'Labor', { id: 31 }));
    const merge = mergeTimecards({ base, mine, theirs }, of);
    expect(paths(merge)).toEqual([`${TUESDAY} start`]);
    expect(dayOf(merge, TUESDAY).spans).toMatchObject([{ start: '08:00', end: '16:00', id: 31 }]);
  });

  test('twice the same are one', () => {
    const mine = added(base, TUESDAY, span('08:00', '16:00'));
    const theirs = added(loaded(base), TUESDAY, span('08:00', '16:00', 'Labor', { id: 31 }));
    expect(spansOf(mergeTimecards({ base, mine, theirs }, of))).toEqual(['08:00 16:00']);
  });

  test('a lunch that the other added lies within my labor', () => {
    const mine = added(base, TUESDAY, span('08:00', '16:00'));
    const theirs = added(loaded(base), TUESDAY, span('12:00', '12:30', 'Lunch', { id: 31 }));
    expect(mergeTimecards({ base, mine, theirs }, of).conflicts).toEqual([]);
  });
});

test('a line that was just added stays behind its row, although nothing stands in it yet', () => {
  const lunch = span('', '', 'Lunch');
  const mine = withDay(base, monday.key, { spans: [nine, lunch] });
  const theirs = withDay(loaded(base), monday.key, { spans: [{ ...nine, end: '18:00' }, span('19:00', '20:00')] });
  const merge = mergeTimecards({ base, mine, theirs }, of);
  expect(dayOf(merge, monday.key).spans.map(({ start, type }) => `${start} ${type}`)).toEqual([
    '09:00 Labor',
    ' Lunch',
    '19:00 Labor',
  ]);
});

test('a row that was taken away goes, unless the other changed it: that is asked', () => {
  const mine = withDay(base, monday.key, { spans: [] });
  expect(dayOf(mergeTimecards({ base, mine, theirs: loaded(base) }, of), monday.key).spans).toEqual([]);
  const theirs = withDay(loaded(base), monday.key, { spans: [{ ...nine, end: '18:00' }] });
  const asked = mergeTimecards({ base, mine, theirs }, of);
  expect(asked.conflicts).toMatchObject([{ field: 'row', mine: undefined, theirs: { end: '18:00' } }]);
  expect(dayOf(asked, monday.key).spans).toEqual([]);
});

test('a day marked not worked by one and filled by the other is asked about as a whole', () => {
  const mine = withDay(base, TUESDAY, { spans: [span('08:00', '16:00')] });
  const theirs = withDay(loaded(base), TUESDAY, { didNotWork: true });
  const asked = mergeTimecards({ base, mine, theirs }, of);
  expect(paths(asked)).toEqual([`${TUESDAY} day`]);
  const path = asked.conflicts[0]?.path ?? '';
  const chosen = mergeTimecards({ base, mine, theirs }, of, new Map<string, Side>([[path, 'theirs']]));
  expect(dayOf(chosen, TUESDAY)).toMatchObject({ didNotWork: true });
});

test("ids and read-only days are the server's; a certification is given anew when something was taken", () => {
  const mine = { ...withDay(base, TUESDAY, { notes: 'mine' }), acknowledged: true };
  const theirs = withDay(withDay(loaded(base), monday.key, { billingItemDetailId: 4, notes: 'theirs' }), TUESDAY, {
    readOnly: true,
  });
  const merge = mergeTimecards({ base, mine, theirs }, of);
  expect(dayOf(merge, monday.key).billingItemDetailId).toBe(4);
  expect(dayOf(merge, TUESDAY)).toBe(theirs.days[1]);
  expect(merge.refused).toEqual([mine.days[1]]);
  expect(merge.form.acknowledged).toBe(false);
});

test('a value of a custom field and what goes along with it are one choice', () => {
  const row = (value: string, ...associatedValues: string[]) => {
    const custom = { id: 3, reqBillCostAllocId: 41, value, associatedValues, defaultValueSet: false };
    const values = [{ ...custom, billingCostAllocationId: 5, inactive: false }];
    return { allocations: [{ ...blankAllocation(of, 1), id: 5, hours: '8', values }] };
  };
  const before = withDay(base, TUESDAY, row('A', 'a'));
  const mine = withDay(before, TUESDAY, row('B', 'b'));
  const theirs = withDay(loaded(before), TUESDAY, row('C', 'c'));
  const asked = mergeTimecards({ base: before, mine, theirs }, of);
  expect(paths(asked)).toEqual([`${TUESDAY} value`]);
  const path = asked.conflicts[0]?.path ?? '';
  for (const [side, value, along] of [
    ['mine', 'B', 'b'],
    ['theirs', 'C', 'c'],
  ] as const) {
    const chosen = mergeTimecards({ base: before, mine, theirs }, of, new Map([[path, side]]));
    expect(dayOf(chosen, TUESDAY).allocations[0]?.values).toMatchObject([{ value, associatedValues: [along] }]);
  }
});

test('files of both stay; one that somebody removed goes', () => {
  const file = (attachmentKey: string) => ({ id: null, fileName: attachmentKey, attachmentKey });
  const keys = (...names: string[]) => ({ ...base, attachments: names.map(file) });
  const { form: merged } = mergeTimecards(
    { base: keys('a', 'b'), mine: keys('a', 'b', 'c'), theirs: keys('b', 'd') },
    of,
  );
  expect(merged.attachments.map(({ attachmentKey }) => attachmentKey)).toEqual(['b', 'd', 'c']);
});

describe('for any two edits', () => {
  const notes = fc.constantFrom('', 'one', 'two');
  const times = fc.constantFrom('', '08:00', '09:00', '12:00', '17:00');
  const edit = fc
    .record({
      notes,
      hours: fc.constantFrom('', '8'),
      start: times,
      end: times,
      extra: fc.boolean(),
      off: fc.boolean(),
    })
    .map(
      ({ notes: text, hours, start, end, extra, off }): Partial<DayForm> => ({
        notes: text,
        didNotWork: off,
        spans: [
          ...(start === '' && end === '' ? [] : [{ ...nine, start, end }]),
          ...(extra ? [span('18:00', '20:00')] : []),
        ],
        allocations: hours === '' ? [] : [{ ...blankAllocation(of, 1), id: 5, hours }],
      }),
    );
  const sides = fc.tuple(edit, edit).map(([one, other]) => ({
    mine: withDay(base, monday.key, one),
    theirs: loaded(withDay(base, monday.key, other)),
  }));
  const expectSame = (one: TimecardForm, other: TimecardForm) =>
    expect(one.days.map((entry, at) => isSameEntry(DAY_SHAPE, asEntry(entry), asEntry(other.days[at])))).toEqual([
      true,
      true,
    ]);
  const all = (merge: Merge, side: Side) => new Map(merge.conflicts.map(({ path }) => [path, side]));

  test('one side alone is taken as it is', () => {
    fc.assert(
      fc.property(sides, ({ mine, theirs }) => {
        expectSame(mergeTimecards({ base, mine, theirs: loaded(base) }, of).form, mine);
        expectSame(mergeTimecards({ base, mine: base, theirs }, of).form, theirs);
      }),
    );
  });

  test('whoever saves first, the same is asked, and the same choice gives the same timecard', () => {
    fc.assert(
      fc.property(sides, ({ mine, theirs }) => {
        const one = mergeTimecards({ base, mine, theirs }, of);
        const other = mergeTimecards({ base, mine: theirs, theirs: mine }, of);
        expect(one.conflicts.length).toBe(other.conflicts.length);
        const chosen = mergeTimecards({ base, mine, theirs }, of, all(one, 'theirs')).form;
        const spans = ({ days }: TimecardForm) =>
          days.map((entry) => entry.spans.map(({ start, end }) => `${start} ${end}`).sort());
        expect(spans(chosen)).toEqual(spans(other.form));
        expect(chosen.days[0]?.notes).toBe(other.form.days[0]?.notes);
      }),
    );
  });

  test('nothing that a side entered is gone without having been asked about', () => {
    fc.assert(
      fc.property(sides, ({ mine, theirs }) => {
        const merge = mergeTimecards({ base, mine, theirs }, of);
        const said = JSON.stringify([merge.form, merge.conflicts]);
        for (const side of [mine, theirs]) {
          const before = base.days[0];
          const after = side.days[0];
          if (after && before && after.notes !== before.notes) expect(said).toContain(JSON.stringify(after.notes));
          for (const row of after?.spans ?? [])
            if (row.start !== nine.start && row.start !== '') expect(said).toContain(`"${row.start}"`);
        }
      }),
    );
  });
});

describe('shifts of which the first is empty on this page, and so not stored', () => {
  const shift = (number: number, id: number | null, changes: Partial<DayForm> = {}) =>
    day(of, { key: `shift-${number}`, shiftNumber: number, billingItemDetailId: id, ...changes });
  const empty = shift(1, null);
  const worked = shift(2, 77, { spans: [nine] });
  const before = form(empty, worked);
  const notesOf = (merge: Merge) => merge.form.days.map(({ notes, spans }) => [notes, spans[0]?.start]);

  test('what somebody else says of the stored one meets my change of it', () => {
    const mine = form(empty, { ...worked, notes: 'The bus was late' });
    const theirs = form(shift(1, 77, { spans: [span('08:00', '17:00', 'Labor', { id: 9 })] }));
    const merge = mergeTimecards({ base: before, mine, theirs }, of);
    expect(merge.conflicts).toEqual([]);
    expect(notesOf(merge)).toEqual([
      ['The bus was late', '08:00'],
      ['', ''],
    ]);
  });

  test('it is there once, even if the page could not read its id after the save', () => {
    const unread = form(empty, { ...worked, billingItemDetailId: null });
    const merge = mergeTimecards({ base: unread, mine: unread, theirs: form(shift(1, 77, { spans: [nine] })) }, of);
    expect(merge.conflicts).toEqual([]);
    expect(notesOf(merge)).toEqual([['', '09:00']]);
  });

  test('a shift that somebody else has added is one more, and what I entered in the empty one stays', () => {
    const mine = form({ ...empty, notes: 'Mine' }, worked);
    const theirs = form(shift(1, 77, { spans: [nine] }), shift(2, 78, { notes: 'Theirs' }));
    const merge = mergeTimecards({ base: before, mine, theirs }, of);
    expect(merge.conflicts).toEqual([]);
    expect(notesOf(merge).map(([notes]) => notes)).toEqual(['', 'Theirs', 'Mine']);
    expect(merge.form.days.map(({ key }) => key)).toEqual(['shift-1', 'shift-2', 'shift-3']);
  });
});
