import { Button } from 'mfe_widgets/button';
import { Dialog } from 'mfe_widgets/dialog';
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
    <Dialog
      open
      onClose={close}
      role="alertdialog"
      title={t(phase === 'far' ? 'LBL_PART_FAILED' : 'MSG_SESSION_ENDING')}
      width={440}
      footer={
        <>
          <Button onClick={close}>{t('LBL_CLOSE')}</Button>
          <Button variant="primary" onClick={load}>
            {t('LBL_TRY_AGAIN')}
          </Button>
        </>
      }
    >
      {null}
    </Dialog>
  );
}
