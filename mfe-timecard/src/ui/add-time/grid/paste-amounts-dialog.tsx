import { Button } from 'mfe_widgets/button';
import { Dialog } from 'mfe_widgets/dialog';
import { useRef } from 'react';
import { useText } from 'shared-session';
import type { PastedAmount, PastedAmounts } from '../../../domain/grid/amount-edit.ts';
import { formatKept } from '../../page/amounts.ts';
import { dayLabel } from '../day-label.ts';
import { useRules, useTimecard } from '../timecard-context.tsx';
import { rowLabel } from './row-label.ts';

interface PasteAmountsDialogProps {
  readonly pasted: PastedAmounts | null;
  readonly onClose: () => void;
  readonly onTake: (cells: readonly PastedAmount[]) => void;
}

/** What was understood of a pasted block, row by row and day by day, before it is taken. */
export function PasteAmountsDialog({ pasted, onClose, onTake }: PasteAmountsDialogProps) {
  const t = useText();
  const take = useRef<HTMLButtonElement>(null);
  const rules = useRules();
  const days = useTimecard((state) => state.form.days);
  const cells = pasted?.cells ?? [];
  const bad = cells.filter((cell) => cell.amount === null && cell.text !== '');
  const shown = days.filter((day) => cells.some((cell) => cell.day === day.key));
  const rows = [...new Map(cells.map(({ row }) => [row.key, row])).values()];
  const quoted = (texts: readonly string[]) => texts.map((text) => `“${text}”`).join(', ');
  return (
    <Dialog
      open={pasted !== null}
      role="alertdialog"
      onClose={onClose}
      title={t('LBL_PASTE_AMOUNTS_TITLE')}
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
      {bad.length > 0 ? <p>{t('MSG_PASTE_BAD', { cells: quoted(bad.map((cell) => cell.text)) })}</p> : null}
      {pasted && pasted.beyond.length > 0 ? <p>{t('MSG_PASTE_BEYOND', { cells: quoted(pasted.beyond) })}</p> : null}
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
                        {!cell || cell.text === '' ? (
                          '–'
                        ) : cell.amount === null ? (
                          <mark>“{cell.text}”</mark>
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
    </Dialog>
  );
}
