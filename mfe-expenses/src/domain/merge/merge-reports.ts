import type { LineForm, ReceiptFile, ReportForm } from '../report-form.ts';
import { FIELDS, type MergeField, partOf, saysTheSame } from './line-values.ts';

export type Side = 'mine' | 'theirs';

/** The forms of a three-way merge: what both sides began with, and what each made of it. */
export interface ThreeReports {
  readonly base: ReportForm;
  readonly mine: ReportForm;
  readonly theirs: ReportForm;
}

/** Where something was entered; `line` where the whole of it is meant. */
export interface MergePlace {
  readonly path: string;
  readonly line: LineForm;
  readonly field: MergeField | 'line';
}

/** What both sides changed, to different values. A line that a side removed is undefined there. */
export interface MergeConflict extends MergePlace {
  readonly mine: LineForm | undefined;
  readonly theirs: LineForm | undefined;
}

export interface ReportMerge {
  readonly form: ReportForm;
  readonly conflicts: readonly MergeConflict[];
  /** What only the other side changed, and the form now has. */
  readonly taken: readonly MergePlace[];
}

/**
 * Merges two states of a report that began as one, field by field (docs: expenses#expense-merge). What one side changed is taken, what
 * both changed the same way as well. Where they differ `choices`, by path, decide; mine stands until one is made. Ids, rates and the
 * approver's reasons are the server's.
 */
export function mergeReports(
  { base, mine, theirs }: ThreeReports,
  choices: ReadonlyMap<string, Side> = new Map(),
): ReportMerge {
  const conflicts: MergeConflict[] = [];
  const taken: MergePlace[] = [];
  const choose = (conflict: MergeConflict): Side => {
    conflicts.push(conflict);
    return choices.get(conflict.path) ?? 'mine';
  };
  const left = new Set(mine.lines);
  const lines = theirs.lines.flatMap((their): readonly LineForm[] => {
    const before = find(base.lines, their);
    const own =
      find([...left], their) ?? (before ? undefined : [...left].find((one) => isNew(one) && isSame(one, their)));
    if (own) {
      left.delete(own);
      return [mergeLine({ before, own, their }, taken, choose)];
    }
    const place: MergePlace = { path: `${their.id ?? their.key}/line`, line: their, field: 'line' };
    if (!before) {
      taken.push(place);
      return [their];
    }
    // Removed here: it stays so, unless it was changed there.
    if (isSame(before, their)) return [];
    return choose({ ...place, mine: undefined, theirs: their }) === 'theirs' ? [their] : [];
  });
  for (const own of left) {
    const before = isNew(own) ? undefined : find(base.lines, own);
    const place: MergePlace = { path: `${own.id ?? own.key}/line`, line: own, field: 'line' };
    if (!before) lines.push(own);
    else if (isSame(before, own)) taken.push(place);
    else if (choose({ ...place, mine: own, theirs: undefined }) === 'mine') lines.push({ ...own, id: null });
  }
  const files = mergeFiles(base.files, mine.files, theirs.files);
  return { form: { ...mine, lines, files }, conflicts, taken };
}

const isNew = ({ id }: LineForm): boolean => id === null;

const find = (lines: readonly LineForm[], { id, key }: LineForm): LineForm | undefined =>
  lines.find((one) => (id !== null && one.id === id) || one.key === key);

const isSame = (one: LineForm, other: LineForm): boolean => FIELDS.every((field) => saysTheSame(field, one, other));

interface Matched {
  readonly before: LineForm | undefined;
  readonly own: LineForm;
  readonly their: LineForm;
}

function mergeLine(
  { before, own, their }: Matched,
  taken: MergePlace[],
  choose: (conflict: MergeConflict) => Side,
): LineForm {
  const { id, frozen, frozenUnit, rejectionReason } = their;
  return FIELDS.reduce<LineForm>(
    (line, field) => {
      const place: MergePlace = { path: `${id ?? own.key}/${field}`, line: own, field };
      if (saysTheSame(field, own, their) || (before && saysTheSame(field, before, their))) return line;
      if (before && saysTheSame(field, before, own)) taken.push(place);
      else if (choose({ ...place, mine: own, theirs: their }) === 'mine') return line;
      return { ...line, ...partOf(field, their) };
    },
    { ...own, id, frozen, frozenUnit, rejectionReason },
  );
}

function mergeFiles(
  base: readonly ReceiptFile[],
  mine: readonly ReceiptFile[],
  theirs: readonly ReceiptFile[],
): readonly ReceiptFile[] {
  const has = (files: readonly ReceiptFile[], { attachmentKey }: ReceiptFile) =>
    files.some((file) => file.attachmentKey === attachmentKey);
  return [
    ...theirs.filter((file) => has(mine, file) || !has(base, file)),
    ...mine.filter((file) => !has(base, file) && !has(theirs, file)),
  ];
}

/** Whether two reports say the same in their lines and files, however these are named. */
export const reportsSayTheSame = (one: ReportForm, other: ReportForm): boolean =>
  one.lines.length === other.lines.length &&
  one.lines.every((line, at) => isSame(line, other.lines[at] as LineForm)) &&
  keysOf(one) === keysOf(other);

const keysOf = ({ files }: ReportForm): string =>
  files
    .map(({ attachmentKey }) => attachmentKey)
    .sort()
    .join();
