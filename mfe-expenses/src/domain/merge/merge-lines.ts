import type { ReceiptFile } from '../report-form.ts';

export type Side = 'mine' | 'theirs';

/** A form made of lines and files. */
export interface LinesForm<Line> {
  readonly lines: readonly Line[];
  readonly files: readonly ReceiptFile[];
}

export interface AnyLine {
  readonly id: number | null;
  readonly key: string;
}

/** The forms of a three-way merge: the common base, and the version of each side. */
export interface ThreeForms<Form> {
  readonly base: Form;
  readonly mine: Form;
  readonly theirs: Form;
}

/** The place of an entry; `line` means the whole line. */
export interface LinePlace<Line, Field extends string> {
  readonly path: string;
  readonly line: Line;
  /** Position of the line, from 1: in the own form, or in the other one if only that has it. */
  readonly number: number;
  readonly field: Field | 'line';
}

/** A place that both sides changed to different values. A line that a side removed is undefined there. */
export interface LineConflict<Line, Field extends string> extends LinePlace<Line, Field> {
  readonly mine: Line | undefined;
  readonly theirs: Line | undefined;
}

export interface LinesMerge<Line, Field extends string> {
  readonly lines: readonly Line[];
  readonly files: readonly ReceiptFile[];
  readonly conflicts: readonly LineConflict<Line, Field>[];
  /** Changes of the other side alone; the merged form contains them. */
  readonly taken: readonly LinePlace<Line, Field>[];
}

/** The rules for merging the lines of one kind of item. */
export interface LineRules<Line, Field extends string> {
  readonly fields: readonly Field[];
  /** The part of a line that a field covers. */
  readonly partOf: (field: Field, line: Line) => Partial<Line>;
  /** Whether a field of two lines has the same value, regardless of notation. */
  readonly saysTheSame: (field: Field, one: Line, other: Line) => boolean;
  /** The values of a line that the server sets, including its id. */
  readonly ownOf: (line: Line) => Partial<Line>;
}

/**
 * Merges the lines and files of two states with a common base, field by field. A change by one side, or the same change by both, is taken.
 * If both changed a field differently, `choices`, by path, decides; until then the own value stays.
 */
export function mergeLines<Line extends AnyLine, Field extends string>(
  { base, mine, theirs }: ThreeForms<LinesForm<Line>>,
  rules: LineRules<Line, Field>,
  choices: ReadonlyMap<string, Side>,
): LinesMerge<Line, Field> {
  const conflicts: LineConflict<Line, Field>[] = [];
  const taken: LinePlace<Line, Field>[] = [];
  const choose = (conflict: LineConflict<Line, Field>): Side => {
    conflicts.push(conflict);
    return choices.get(conflict.path) ?? 'mine';
  };
  const isSame = (one: Line, other: Line) => linesSayTheSame(rules, one, other);
  const numberOf = (line: Line) => 1 + Math.max(mine.lines.indexOf(line), theirs.lines.indexOf(line));
  const mergeLine = (before: Line | undefined, own: Line, their: Line): Line =>
    rules.fields.reduce<Line>(
      (line, field) => {
        const place = { path: `${their.id ?? own.key}/${field}`, line: own, number: numberOf(own), field };
        const { saysTheSame } = rules;
        if (saysTheSame(field, own, their) || (before && saysTheSame(field, before, their))) return line;
        if (before && saysTheSame(field, before, own)) taken.push(place);
        else if (choose({ ...place, mine: own, theirs: their }) === 'mine') return line;
        return { ...line, ...rules.partOf(field, their) };
      },
      { ...own, ...rules.ownOf(their) },
    );
  const left = new Set(mine.lines);
  const lines = theirs.lines.flatMap((their): readonly Line[] => {
    const before = find(base.lines, their);
    const own =
      find([...left], their) ?? (before ? undefined : [...left].find((one) => one.id === null && isSame(one, their)));
    if (own) {
      left.delete(own);
      return [mergeLine(before, own, their)];
    }
    const whole = { line: their, number: numberOf(their), field: 'line' as const };
    const place = { path: `${their.id ?? their.key}/line`, ...whole };
    if (!before) {
      taken.push(place);
      return [their];
    }
    // Removed on this side: it stays removed, unless the other side changed it.
    if (isSame(before, their)) return [];
    return choose({ ...place, mine: undefined, theirs: their }) === 'theirs' ? [their] : [];
  });
  for (const own of left) {
    const before = own.id === null ? undefined : find(base.lines, own);
    const whole = { line: own, number: numberOf(own), field: 'line' as const };
    const place = { path: `${own.id ?? own.key}/line`, ...whole };
    if (!before) lines.push(own);
    else if (isSame(before, own)) taken.push(place);
    else if (choose({ ...place, mine: own, theirs: undefined }) === 'mine') lines.push({ ...own, id: null });
  }
  return { lines, files: mergeFiles(base.files, mine.files, theirs.files), conflicts, taken };
}

const find = <Line extends AnyLine>(lines: readonly Line[], { id, key }: Line): Line | undefined =>
  lines.find((one) => (id !== null && one.id === id) || one.key === key);

/** Whether two lines have the same content in every field. */
const linesSayTheSame = <Line, Field extends string>(
  { fields, saysTheSame }: LineRules<Line, Field>,
  one: Line,
  other: Line,
): boolean => fields.every((field) => saysTheSame(field, one, other));

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

/** Whether two forms have the same lines and files, regardless of their keys. */
export const formsSayTheSame = <Line, Field extends string>(
  rules: LineRules<Line, Field>,
  one: LinesForm<Line>,
  other: LinesForm<Line>,
): boolean =>
  one.lines.length === other.lines.length &&
  one.lines.every((line, at) => linesSayTheSame(rules, line, other.lines[at] as Line)) &&
  keysOf(one.files) === keysOf(other.files);

const keysOf = (files: readonly ReceiptFile[]): string =>
  files
    .map(({ attachmentKey }) => attachmentKey)
    .sort()
    .join();
