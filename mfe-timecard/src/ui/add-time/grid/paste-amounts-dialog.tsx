import { useText } from 'shared-session';
import type { PastedAmount, PastedAmounts } from '../../../domain/grid/amount-edit.ts';
import { formatKept } from '../../page/amounts.ts';
import { dayLabel } from '../day-label.ts';
import { useRules, useTimecard } from '../timecard-context.tsx';
import { PasteDialog } from './paste-dialog.tsx';
import { rowLabel } from './row-label.ts';

interface PasteAmountsDialogProps {
  /** The pasted block; null if there is none. */
  readonly pasted: PastedAmounts | null;
  readonly onClose: () => void;
  readonly onTake: (cells: readonly PastedAmount[]) => void;
}

/** A preview of pasted amounts before they are applied. */
export function PasteAmountsDialog({ pasted, onClose, onTake }: PasteAmountsDialogProps) {
  const t = useText();
  const cells = pasted?.cells ?? [];
  const bad = cells.filter((cell) => cell.amount === null && cell.text !== '');
  return (
    <PasteDialog
      open={pasted !== null}
      title={t('LBL_PASTE_AMOUNTS_TITLE')}
      understood={cells.length - bad.length}
      bad={bad.map(({ text }) => text)}
      beyond={pasted?.beyond ?? []}
      heading={pasted?.heading ?? []}
      onClose={onClose}
      onTake={() => onTake(cells)}
    >
      <AmountsPreview cells={cells} />
    </PasteDialog>
  );
}

/** How a pasted block was understood, by row and day. Text that is not an amount stays as pasted, marked. */
function AmountsPreview({ cells }: { cells: readonly PastedAmount[] }) {
  const t = useText();
  const rules = useRules();
  const days = useTimecard((state) => state.form.days);
  const shown = days.filter((day) => cells.some((cell) => cell.day === day.key));
  const rows = [...new Map(cells.map(({ row }) => [row.key, row])).values()];
  return (
    <div className="tc-paste">
      <table className="tc-differences">
        <thead>
          <tr>
            <td />
            {shown.map((day) => (
              <th scope="col" key={day.key}>
                {dayLabel(t, day, true)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const { name, note } = rowLabel(t, row, rules);
            return (
              <tr key={row.key}>
                <th scope="row">{[name, note].filter(Boolean).join(' · ')}</th>
                {shown.map((day) => {
                  const cell = cells.find((one) => one.row === row && one.day === day.key);
                  return (
                    <td key={day.key}>
                      {!cell || cell.text === '' || (row.kind === 'flag' && cell.amount === '') ? (
                        '–'
                      ) : cell.amount === null ? (
                        <mark>“{cell.text}”</mark>
                      ) : row.kind === 'flag' ? (
                        t('LBL_YES')
                      ) : (
                        formatKept(cell.amount)
                      )}
                    </td>
                  );
                })}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
