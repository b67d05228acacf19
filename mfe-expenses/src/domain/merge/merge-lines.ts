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

/** The forms of a three-way merge: what both sides began with, and what each made of it. */
export interface ThreeForms<Form> {
  readonly base: Form;
  readonly mine: Form;
  readonly theirs: Form;
}

/** Where something was entered; `line` where the whole of it is meant. */
export interface LinePlace<Line, Field extends string> {
  readonly path: string;
  readonly line: Line;
  /** Where the line stands, from 1: in the own form, or in the other one where it is there only. */
  readonly number: number;
  readonly field: Field | 'line';
}

/** What both sides changed, to different values. A line that a side removed is undefined there. */
export interface LineConflict<Line, Field extends string> extends LinePlace<Line, Field> {
  readonly mine: Line | undefined;
  readonly theirs: Line | undefined;
}

export interface LinesMerge<Line, Field extends string> {
  readonly lines: readonly Line[];
  readonly files: readonly ReceiptFile[];
  readonly conflicts: readonly LineConflict<Line, Field>[];
  /** What only the other side changed, and the form now has. */
  readonly taken: readonly LinePlace<Line, Field>[];
}

/** What a person enters in a line of one kind of item. */
export interface LineRules<Line, Field extends string> {
  readonly fields: readonly Field[];
  /** The part of a line that a field is. */
  readonly partOf: (field: Field, line: Line) => Partial<Line>;
  /** Whether two lines say the same in a field, however it is written. */
  readonly saysTheSame: (field: Field, one: Line, other: Line) => boolean;
  /** What is the server's own in a line, its id included. */
  readonly ownOf: (line: Line) => Partial<Line>;
}

/**
 * Merges the lines and files of two states of an item that began as one, field by field. What one side changed is taken, what both changed
 * the same way as well. Where they differ `choices`, by path, decide; mine stands until one is made.
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
    // Removed here: it stays so, unless it was changed there.
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

/** Whether two lines say the same in everything that a person enters. */
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

/** Whether two forms say the same in their lines and files, however these are named. */
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
