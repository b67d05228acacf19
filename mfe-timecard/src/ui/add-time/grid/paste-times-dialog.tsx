import { useText } from 'shared-session';
import type { DayForm } from '../../../domain/form/timecard-form.ts';
import type { PastedBlock } from '../../../domain/grid/paste.ts';
import { HEADINGS } from './grid-row.tsx';
import { PasteDialog } from './paste-dialog.tsx';
import { PastePreview } from './paste-preview.tsx';

interface PasteTimesDialogProps {
  /** The pasted block; null if there is none. */
  readonly pasted: PastedBlock | null;
  readonly days: readonly DayForm[];
  readonly onClose: () => void;
  readonly onTake: (cells: PastedBlock['cells']) => void;
}

/** A preview of pasted times before they are applied. */
export function PasteTimesDialog({ pasted, days, onClose, onTake }: PasteTimesDialogProps) {
  const t = useText();
  const cells = pasted?.cells ?? [];
  const bad = cells.filter((cell) => cell.time === null);
  return (
    <PasteDialog
      open={pasted !== null}
      title={t('LBL_PASTE_TITLE')}
      understood={cells.length - bad.length}
      bad={bad.map(({ text }) => text)}
      beyond={pasted?.beyond ?? []}
      heading={pasted?.heading ?? []}
      onClose={onClose}
      onTake={() => onTake(cells)}
    >
      {pasted ? <PastePreview cells={cells} days={days} headings={HEADINGS} /> : null}
    </PasteDialog>
  );
}
