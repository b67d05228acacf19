import { Button } from 'mfe_widgets/button';
import { Dialog } from 'mfe_widgets/dialog';
import { useRef } from 'react';
import { useText } from 'shared-session';
import { formatFacts } from 'shared-session/lists';

/** A row or a column of the grid. */
interface Line {
  readonly key: string;
  readonly label: string;
}

interface Block<Cell> {
  readonly cells: readonly Cell[];
  /** Cells beyond the grid, as pasted. */
  readonly beyond: readonly string[];
  /** A first row that is left out as a heading, as pasted. */
  readonly heading: readonly string[];
}

interface PasteDialogProps<Cell> {
  /** The pasted block; null if there is none. */
  readonly pasted: Block<Cell> | null;
  readonly title: string;
  /** The heading of the column with the names of the rows. */
  readonly corner?: string;
  /** The rows of the grid. Only those with a pasted cell are shown. */
  readonly rows: () => readonly Line[];
  readonly columns: () => readonly Line[];
  /** The keys of a cell's row and column. */
  readonly placeOf: (cell: Cell) => { readonly row: string; readonly column: string };
  /** A cell's text as it will be written; null if it was not understood. */
  readonly writtenText: (cell: Cell) => string | null;
  readonly onClose: () => void;
  readonly onTake: (cells: readonly Cell[]) => void;
}

/** Shows a pasted block before it is applied: the place of each cell, the text that was not understood, and the cells that are left out. */
export function PasteDialog<Cell extends { readonly text: string }>(props: PasteDialogProps<Cell>) {
  const { pasted, title, writtenText, onClose, onTake } = props;
  const t = useText();
  const take = useRef<HTMLButtonElement>(null);
  const { cells, beyond, heading } = pasted ?? { cells: [], beyond: [], heading: [] };
  const bad = cells.filter((cell) => cell.text !== '' && writtenText(cell) === null).map(({ text }) => text);
  const quoted = (texts: readonly string[]) => formatFacts(texts.map((text) => `“${text}”`));
  return (
    <Dialog
      open={pasted !== null}
      role="alertdialog"
      onClose={onClose}
      title={title}
      width={540}
      initialFocus={take}
      footer={
        <>
          <Button onClick={onClose}>{t('LBL_CANCEL')}</Button>
          <Button ref={take} variant="primary" onClick={() => onTake(cells)}>
            {t('LBL_PASTE')}
          </Button>
        </>
      }
    >
      <p>{t('MSG_PASTE', { count: cells.length - bad.length })}</p>
      {heading.length > 0 ? <p>{t('MSG_PASTE_HEADING', { cells: quoted(heading) })}</p> : null}
      {bad.length > 0 ? <p>{t('MSG_PASTE_BAD', { cells: quoted(bad) })}</p> : null}
      {beyond.length > 0 ? <p>{t('MSG_PASTE_BEYOND', { cells: quoted(beyond) })}</p> : null}
      {pasted === null ? null : <Preview {...props} cells={cells} />}
    </Dialog>
  );
}

/** The cells in their places, as they will be written. Text that was not understood stays as pasted, marked. */
function Preview<Cell extends { readonly text: string }>({
  cells,
  corner,
  rows,
  columns,
  placeOf,
  writtenText,
}: PasteDialogProps<Cell> & { readonly cells: readonly Cell[] }) {
  const placed = cells.map((cell) => ({ cell, ...placeOf(cell) }));
  const shownRows = rows().filter(({ key }) => placed.some(({ row }) => row === key));
  const shownColumns = columns().filter(({ key }) => placed.some(({ column }) => column === key));
  const content = (row: string, column: string) => {
    const cell = placed.find((one) => one.row === row && one.column === column)?.cell;
    if (cell === undefined || cell.text === '') return '–';
    const text = writtenText(cell);
    return text === null ? <mark>“{cell.text}”</mark> : text || '–';
  };
  return (
    <div className="tc-paste">
      <table className="tc-differences">
        <thead>
          <tr>
            {corner === undefined ? <td /> : <th scope="col">{corner}</th>}
            {shownColumns.map(({ key, label }) => (
              <th scope="col" key={key}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shownRows.map((row) => (
            <tr key={row.key}>
              <th scope="row">{row.label}</th>
              {shownColumns.map((column) => (
                <td key={column.key}>{content(row.key, column.key)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
