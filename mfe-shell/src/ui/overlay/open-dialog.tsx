import { Button } from 'mfe_widgets/button';
import { type JSX, useCallback, useEffect, useState } from 'react';
import { useText } from 'shared-session';
import { useStore } from 'zustand';
import { closeDialog, dialogs } from '../../state/dialogs.ts';
import { sessionEnd, watchSessionEnd } from '../../state/session-end.ts';
import { loadDialogs } from './load-dialogs.ts';

type Dialogs = Awaited<ReturnType<typeof loadDialogs>>;

/** The shell's open dialog, and the one about the end of the session. Their script is loaded with the first of them. */
export function OpenDialog(): JSX.Element | null {
  const t = useText();
  const open = useStore(dialogs, (state) => state.open);
  const phase = useStore(sessionEnd, (state) => state.phase);
  const [parts, setParts] = useState<Dialogs>();
  const [failed, setFailed] = useState(false);
  const load = useCallback(() => {
    setFailed(false);
    loadDialogs().then(setParts, (error: unknown) => {
      console.error('A dialog could not be loaded.', error);
      setFailed(true);
    });
  }, []);
  useEffect(watchSessionEnd, []);
  // Each phase of the session's end is another attempt.
  useEffect(() => {
    if (open !== undefined || phase !== 'far') load();
  }, [open, phase, load]);
  if (parts !== undefined)
    return (
      <>
        <parts.SessionEndDialog />
        {open === undefined ? null : <parts.Chosen open={open} />}
      </>
    );
  if (!failed || (open === undefined && phase === 'far')) return null;
  const close = () => {
    setFailed(false);
    closeDialog();
  };
  return (
    <DialogFailed
      title={t(phase === 'far' ? 'LBL_PART_FAILED' : 'MSG_SESSION_ENDING')}
      onClose={close}
      onRetry={load}
    />
  );
}

interface DialogFailedProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly onRetry: () => void;
}

/** Stands in for a dialog whose script, or the widget's, did not arrive. */
function DialogFailed({ title, onClose, onRetry }: DialogFailedProps): JSX.Element {
  const t = useText();
  return (
    <dialog
      ref={showModal}
      role="alertdialog"
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      className="sh:m-auto sh:w-[304px] sh:max-w-[calc(100vw-16px)] sh:rounded-card sh:bg-surface sh:text-ink sh:shadow-raised"
    >
      <p className="sh:p-4 sh:font-semibold">{title}</p>
      <div className="sh:flex sh:gap-2 sh:p-4">
        <Button onClick={onClose}>{t('LBL_CLOSE')}</Button>
        <Button variant="primary" onClick={onRetry}>
          {t('LBL_TRY_AGAIN')}
        </Button>
      </div>
    </dialog>
  );
}

/** Without a top layer (unit tests) the dialog is shown in place. */
function showModal(dialog: HTMLDialogElement | null): void {
  if (dialog?.showModal === undefined) dialog?.setAttribute('open', '');
  else dialog.showModal();
}
