import type { ReceiptFile } from './report-form.ts';

/** A line that can be edited. It has a key while the page is open, and the server's id after it was saved. */
export interface NamedLine {
  readonly key: string;
  readonly id: number | null;
}

interface LinesForm<Line> {
  readonly lines: readonly Line[];
  readonly files: readonly ReceiptFile[];
}

/** The parts of a line that are not typed: its keys and ids, and the values that the server sets. */
export interface LineIdentity<Line> {
  /** A line that was read, with the keys of the line on the page. */
  readonly named: (read: Line, shown: Line) => Line;
  /** A line with the values that the server set in `saved`; without `saved` it is a new line. */
  readonly own: (line: Line, saved: Line | undefined) => Line;
}

/** For lines in which the server sets nothing but the id. */
export const plainLines = <Line extends NamedLine>(): LineIdentity<Line> => ({
  named: (read, { key }) => ({ ...read, key }),
  own: (line, saved) => ({ ...line, id: saved?.id ?? null }),
});

/**
 * Copies the server's values in the lines and files of `saved` into other forms. A saved line gets its id, once; a line that the server no
 * longer has becomes a new one (docs: expenses#expense-saved-lines). An object that several forms share stays shared.
 *
 * @param sent the form that was sent to be saved, and that the server now has
 */
export function serversOwn<Line extends NamedLine, Form extends LinesForm<Line>>(
  saved: Form,
  { own }: Pick<LineIdentity<Line>, 'own'>,
  sent?: Form,
): (form: Form) => Form {
  const byKey = new Map(saved.lines.map((line) => [line.key, line]));
  const byId = new Map(saved.lines.map((line) => [line.id, line]));
  const fileIds = new Map(saved.files.map(({ attachmentKey, id }) => [attachmentKey, id]));
  const forms = new Map<Form, Form>(sent ? [[sent, saved]] : []);
  const lines = new Map<Line, { readonly its: Line | undefined; readonly owned: Line }>();

  const ownedLine = (line: Line, its: Line | undefined): Line => {
    const known = lines.get(line);
    if (known && known.its === its) return known.owned;
    const owned = own(line, its);
    lines.set(line, { its, owned });
    return owned;
  };

  return (form) => {
    const known = forms.get(form);
    if (known) return known;
    // By key first, because a copy may have the same id.
    const left = new Set(saved.lines);
    const its = form.lines.map(({ key }) => {
      const found = byKey.get(key);
      return found && left.delete(found) ? found : undefined;
    });
    const owned = {
      ...form,
      lines: form.lines.map((line, at) => {
        const byItsId = line.id === null ? undefined : byId.get(line.id);
        return ownedLine(line, its[at] ?? (byItsId && left.delete(byItsId) ? byItsId : undefined));
      }),
      files: form.files.map((file) => ({ ...file, id: fileIds.get(file.attachmentKey) ?? null })),
    };
    forms.set(form, owned);
    return owned;
  };
}
