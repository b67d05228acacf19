import type { ReceiptFile } from './report-form.ts';

/** A line that is typed into: named while the page is open, and by the server's id once it is saved. */
export interface NamedLine {
  readonly key: string;
  readonly id: number | null;
}

interface LinesForm<Line> {
  readonly lines: readonly Line[];
  readonly files: readonly ReceiptFile[];
}

/** What of a line is not typed: its names, and what is the server's own. */
export interface LineIdentity<Line> {
  /** A line that was read, named as the one that it is on the page. */
  readonly named: (read: Line, shown: Line) => Line;
  /** A line with what the server's one has of its own; without one it is a new line. */
  readonly own: (line: Line, saved: Line | undefined) => Line;
}

/** Lines that have an id, and nothing else of the server's. */
export const plainLines = <Line extends NamedLine>(): LineIdentity<Line> => ({
  named: (read, { key }) => ({ ...read, key }),
  own: (line, saved) => ({ ...line, id: saved?.id ?? null }),
});

/**
 * Gives forms what the server gave to the lines and files of `saved`: a line that the server has carries its id, once, and one that it
 * does not have any more is new (docs: expenses#expense-saved-lines). What was one object in several forms stays one.
 *
 * @param sent the form that was sent to be saved: it is what the server has
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
    // By its name first: an id may stand in a copy as well.
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
