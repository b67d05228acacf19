import { Button } from 'mfe_widgets/button';
import { Dialog } from 'mfe_widgets/dialog';
import { type ReactNode, useRef } from 'react';
import { useText } from 'shared-session';

interface PasteDialogProps {
  readonly open: boolean;
  readonly title: string;
  /** The number of cells that were understood. */
  readonly understood: number;
  /** Cells that were not, as pasted. */
  readonly bad: readonly string[];
  /** Cells beyond the grid, as pasted. */
  readonly beyond: readonly string[];
  /** A first row that is left out as a heading, as pasted. */
  readonly heading: readonly string[];
  /** The cells in their places. */
  readonly children: ReactNode;
  readonly onClose: () => void;
  readonly onTake: () => void;
}

/** Shows a pasted block before it is applied: where each cell goes, what was not understood, and what is left out. */
export function PasteDialog({
  open,
  title,
  understood,
  bad,
  beyond,
  heading,
  children,
  onClose,
  onTake,
}: PasteDialogProps) {
  const t = useText();
  const take = useRef<HTMLButtonElement>(null);
  const quoted = (texts: readonly string[]) => texts.map((text) => `“${text}”`).join(', ');
  return (
    <Dialog
      open={open}
      role="alertdialog"
      onClose={onClose}
      title={title}
      width={540}
      initialFocus={take}
      footer={
        <>
          <Button onClick={onClose}>{t('LBL_CANCEL')}</Button>
          <Button ref={take} variant="primary" onClick={onTake}>
            {t('LBL_PASTE')}
          </Button>
        </>
      }
    >
      <p>{t('MSG_PASTE', { count: understood })}</p>
      {heading.length > 0 ? <p>{t('MSG_PASTE_HEADING', { cells: quoted(heading) })}</p> : null}
      {bad.length > 0 ? <p>{t('MSG_PASTE_BAD', { cells: quoted(bad) })}</p> : null}
      {beyond.length > 0 ? <p>{t('MSG_PASTE_BEYOND', { cells: quoted(beyond) })}</p> : null}
      {children}
    </Dialog>
  );
}
