import { Button } from 'mfe_widgets/button';
import { Dialog } from 'mfe_widgets/dialog';
import { useRef } from 'react';
import { useText } from 'shared-session';
import type { DayForm } from '../../../domain/form/timecard-form.ts';
import type { PastedBlock } from '../../../domain/grid/paste.ts';
import { HEADINGS } from './grid-row.tsx';
import { PastePreview } from './paste-preview.tsx';

interface PasteTimesDialogProps {
  /** What was pasted; null while nothing was. */
  readonly pasted: PastedBlock | null;
  readonly days: readonly DayForm[];
  readonly onClose: () => void;
  readonly onTake: (cells: PastedBlock['cells']) => void;
}

/** Shows pasted times before they are taken: where each goes, what is no time, and what lies beyond the grid. */
export function PasteTimesDialog({ pasted, days, onClose, onTake }: PasteTimesDialogProps) {
  const t = useText();
  const take = useRef<HTMLButtonElement>(null);
  const bad = pasted?.cells.filter((cell) => cell.time === null) ?? [];
  const quoted = (texts: readonly string[]) => texts.map((text) => `“${text}”`).join(', ');
  return (
    <Dialog
      open={pasted !== null}
      role="alertdialog"
      onClose={onClose}
      title={t('LBL_PASTE_TITLE')}
      width={540}
      initialFocus={take}
      footer={
        <>
          <Button onClick={onClose}>{t('LBL_CANCEL')}</Button>
          <Button ref={take} variant="primary" onClick={() => onTake(pasted?.cells ?? [])}>
            {t('LBL_PASTE')}
          </Button>
        </>
      }
    >
      <p>{t('MSG_PASTE', { count: (pasted?.cells.length ?? 0) - bad.length })}</p>
      {bad.length > 0 ? <p>{t('MSG_PASTE_BAD', { cells: quoted(bad.map((cell) => cell.text)) })}</p> : null}
      {pasted && pasted.beyond.length > 0 ? <p>{t('MSG_PASTE_BEYOND', { cells: quoted(pasted.beyond) })}</p> : null}
      {pasted ? <PastePreview cells={pasted.cells} days={days} headings={HEADINGS} /> : null}
    </Dialog>
  );
}
