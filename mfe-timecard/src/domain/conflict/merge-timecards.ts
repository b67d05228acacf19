import { isFilled } from '../day/filled-day.ts';
import { takesEntries } from '../day/visible-parts.ts';
import type { AttachmentForm, DayForm, TimecardForm } from '../form/timecard-form.ts';
import type { TimecardRules } from '../form/timecard-rules.ts';
import { shiftKey } from '../shifts/shifts.ts';
import { withEmptyRows } from './empty-rows.ts';
import { DAY_SHAPE, type Entry, type EntryShape, ITEM_SHAPE, isSameEntry, isSameValue, rowsOf } from './entry-shape.ts';
import { type MatchedRow, matchRows } from './match-rows.ts';
import type { EntryPlace, Merge, MergeConflict, Side, ThreeForms } from './merge.ts';
import { idsOf } from './server-ids.ts';

/**
 * Merges two states of a timecard with a common base, field by field: a change of one side is taken, and so is an equal change of both.
 * If the two differ, `choices` (by path) decide; my value stays until one is made. Ids and read-only days are the server's. The
 * certification, and the mark that nothing was worked, must be given again, because they were given for another state.
 */
export function mergeTimecards(
  { base, mine, theirs }: ThreeForms,
  rules: TimecardRules,
  choices: ReadonlyMap<string, Side> = new Map(),
): Merge {
  const merging: Merging = { rules, choices, conflicts: [], taken: [], refused: [] };
  const item = mergeLists(merging, ITEM_SHAPE, asRow(base, mine, theirs), {
    path: '',
    day: null,
    rows: [],
    field: 'row',
  });
  const days = numbered(mergeDays(merging, base.days, mine.days, theirs.days));
  const attachments = mergeAttachments(merging, base.attachments, mine.attachments, theirs.attachments);
  const isMine = merging.taken.length === 0 && merging.conflicts.length === 0 && merging.refused.length === 0;
  const form = {
    ...mine,
    days,
    allocations: item.allocations as unknown as TimecardForm['allocations'],
    attachments,
    acknowledged: mine.acknowledged && isMine,
    entireNotWork: false,
  };
  const { conflicts, taken, refused } = merging;
  return { form, conflicts, taken, refused };
}

/** The results that a merge collects. */
interface Merging {
  readonly rules: TimecardRules;
  readonly choices: ReadonlyMap<string, Side>;
  readonly conflicts: MergeConflict[];
  readonly taken: EntryPlace[];
  readonly refused: DayForm[];
}

function mergeDays(
  merging: Merging,
  base: readonly DayForm[],
  mine: readonly DayForm[],
  theirs: readonly DayForm[],
): DayForm[] {
  const known = namedByIds(base, theirs, Math.max(base.length, mine.length));
  const keys = new Set([...known, ...mine].map((day) => day.key));
  return [...keys].flatMap((key) => {
    const of = (days: readonly DayForm[]) => days.find((day) => day.key === key);
    const [was, own, other] = [of(base), of(mine), of(known)];
    // An empty shift is not stored, so it was not removed.
    const isKept = was && was.shiftNumber !== null && !isFilled(was, merging.rules) && !other;
    const day = { base: isKept ? undefined : was, mine: own, theirs: other } as unknown as MatchedRow;
    const place: EntryPlace = { path: key, day: key, rows: [], field: 'day' };
    if (day.theirs?.readOnly) {
      if (day.mine && isRefused(merging, day, place)) merging.refused.push(day.mine as unknown as DayForm);
      return [day.theirs as unknown as DayForm];
    }
    const merged = contradicts(merging, day)
      ? chooseWhole(merging, day, place)
      : mergeRow(merging, DAY_SHAPE, day, place);
    return merged ? [dated(merged as unknown as DayForm)] : [];
  });
}

/**
 * The other side's shifts under the names that the same shifts have in the base: an empty shift of the page has a name there, but no number
 * at the server. A row that the other side added keeps its name if it is free.
 */
function namedByIds(base: readonly DayForm[], theirs: readonly DayForm[], used: number): readonly DayForm[] {
  if (theirs.some((day) => day.shiftNumber === null)) return theirs;
  const nameOf = new Map(base.map((day) => [day.billingItemDetailId, day.key]));
  nameOf.delete(null);
  const named = theirs.map((day) => nameOf.get(day.billingItemDetailId));
  const taken = new Set(named);
  let last = Math.max(used, theirs.length);
  return theirs.map((day, index) => {
    const name = named[index] ?? (taken.has(day.key) ? shiftKey(++last) : day.key);
    return name === day.key ? day : { ...day, key: name };
  });
}

/** Whether I changed a day that takes no entries any more. */
function isRefused({ rules }: Merging, day: MatchedRow, place: EntryPlace): boolean {
  const trial: Merging = { rules, choices: new Map(), conflicts: [], taken: [], refused: [] };
  const merged = mergeRow(trial, DAY_SHAPE, day, place);
  return trial.conflicts.length > 0 || (merged !== undefined && !isSameEntry(DAY_SHAPE, merged, day.theirs as Entry));
}

/** Whether one side marks the day as taking no entries while the other entered some. The two are never mixed. */
function contradicts(merging: Merging, { base, mine, theirs }: MatchedRow): boolean {
  if (!base || !mine || !theirs) return false;
  const [open, theirsOpen] = [mine, theirs].map((day) => takesEntries(day as unknown as DayForm, merging.rules));
  return open !== theirsOpen && !isSameEntry(DAY_SHAPE, base, mine) && !isSameEntry(DAY_SHAPE, base, theirs);
}

/** Merges a row that both sides have. A row that one side removed is removed, unless the other side changed it. */
function mergeRow(merging: Merging, shape: EntryShape, row: MatchedRow, place: EntryPlace): Entry | undefined {
  const { base, mine, theirs } = row;
  if (mine && theirs) return mergeFields(merging, shape, row, place);
  if (!base) {
    if (theirs) merging.taken.push(place);
    return mine ?? theirs;
  }
  const left = mine ?? theirs;
  if (left && !isSameEntry(shape, base, left)) return chooseWhole(merging, row, place);
  if (mine) merging.taken.push(place);
  return undefined;
}

function chooseWhole(merging: Merging, row: MatchedRow, place: EntryPlace): Entry | undefined {
  const { mine, theirs } = row;
  if (choose(merging, { ...place, mine, theirs }) === 'theirs') return theirs;
  return mine && (theirs ? withIds(mine, theirs) : { ...mine, id: null });
}

function mergeFields(merging: Merging, shape: EntryShape, row: MatchedRow, place: EntryPlace): Entry {
  const { base, mine, theirs } = row as Required<MatchedRow> & { mine: Entry; theirs: Entry };
  const merged: Record<string, unknown> = { ...mine, ...idsOf(theirs) };
  const along = new Set(Object.values(shape.along ?? {}).flat());
  for (const field of shape.fields) {
    if (along.has(field)) continue;
    const at = { ...place, path: `${place.path}/${field}`, field };
    Object.assign(merged, mergeField(merging, shape, { base, mine, theirs }, at));
  }
  return { ...merged, ...mergeLists(merging, shape, row, place) };
}

/** Merges a field together with the fields that depend on it. */
function mergeField(
  merging: Merging,
  shape: EntryShape,
  { base, mine, theirs }: { base: Entry | undefined; mine: Entry; theirs: Entry },
  place: EntryPlace,
): Entry {
  const fields = [place.field, ...(shape.along?.[place.field] ?? [])];
  const of = (entry: Entry) => Object.fromEntries(fields.map((field) => [field, entry[field]]));
  const differing = (one: Entry | undefined, other: Entry) =>
    fields.find((field) => !isSameValue(field, one?.[field], other[field]));
  const differs = differing(mine, theirs);
  if (differs === undefined || differing(base, theirs) === undefined) return of(mine);
  if (differing(base, mine) === undefined) {
    merging.taken.push(place);
    return of(theirs);
  }
  const side = choose(merging, { ...place, mine: mine[differs], theirs: theirs[differs] });
  return of(side === 'mine' ? mine : theirs);
}

function mergeLists(
  merging: Merging,
  shape: EntryShape,
  { base, mine, theirs }: MatchedRow,
  place: EntryPlace,
): Record<string, readonly Entry[]> {
  return Object.fromEntries(
    Object.entries(shape.lists).map(([list, below]) => {
      const lists = { base: rowsOf(base, list), mine: rowsOf(mine, list), theirs: rowsOf(theirs, list) };
      const rows = matchRows(below, lists).flatMap((row, index) => {
        const entry = (row.base ?? row.mine ?? row.theirs) as Entry;
        const rows = [...place.rows, { list, line: index + 1, name: below.natural?.(entry) }];
        const path = `${place.path}/${list}/${entry.key}`;
        const merged = mergeRow(merging, below, row, { ...place, path, rows, field: 'row' });
        return merged ? [merged] : [];
      });
      const isEmpty = (row: Entry) => below.isBlank?.(row) === true;
      // A list without entries keeps its empty rows, which may be typed into. A list with entries keeps the ones added for typing.
      const empty = [lists.mine, lists.theirs].map((side) => side.filter(isEmpty));
      const stays = (row: Entry) => isEmpty(row) && (!has(lists.base, row) || has(lists.theirs, row));
      return [
        list,
        rows.length > 0 ? withEmptyRows(rows, lists.mine, stays) : (empty.find((side) => side.length > 0) ?? []),
      ];
    }),
  );
}

const has = (rows: readonly Entry[], { key }: Entry) => rows.some((row) => row.key === key);

function mergeAttachments(
  merging: Merging,
  base: readonly AttachmentForm[],
  mine: readonly AttachmentForm[],
  theirs: readonly AttachmentForm[],
): readonly AttachmentForm[] {
  const holds = (files: readonly AttachmentForm[], { attachmentKey }: AttachmentForm) =>
    files.some((file) => file.attachmentKey === attachmentKey);
  const added = mine.filter((file) => !holds(base, file) && !holds(theirs, file));
  const kept = theirs.filter((file) => holds(mine, file) || !holds(base, file));
  const isChanged = theirs.some((file) => !holds(base, file)) || base.some((file) => !holds(theirs, file));
  if (isChanged) merging.taken.push({ path: '/attachments', day: null, rows: [], field: 'attachments' });
  return added.length === 0 && kept.length === theirs.length ? theirs : [...kept, ...added];
}

function choose(merging: Merging, conflict: MergeConflict): Side {
  merging.conflicts.push(conflict);
  const side = merging.choices.get(conflict.path) ?? 'mine';
  if (side === 'theirs') merging.taken.push(conflict);
  return side;
}

const withIds = (mine: Entry, theirs: Entry): Entry => ({ ...mine, ...idsOf(theirs) });

/** A shift is dated by the day it starts on. */
const dated = (day: DayForm): DayForm =>
  day.shiftStartDay === null || day.shiftStartDay === day.workedDate ? day : { ...day, workedDate: day.shiftStartDay };

/** Renumbers shifts from 1, whichever were added or removed. */
const numbered = (days: readonly DayForm[]): DayForm[] =>
  days.map((day, index) =>
    day.shiftNumber === null ? day : { ...day, key: shiftKey(index + 1), shiftNumber: index + 1 },
  );

const asRow = (base: TimecardForm, mine: TimecardForm, theirs: TimecardForm): MatchedRow => ({
  base: base as unknown as Entry,
  mine: mine as unknown as Entry,
  theirs: theirs as unknown as Entry,
});
