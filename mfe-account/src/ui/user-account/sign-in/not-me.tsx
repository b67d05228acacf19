import { Button } from 'mfe_widgets/button';
import { type JSX, useState } from 'react';
import { reportSession } from 'shared-client/account';
import { useText } from 'shared-session';
import type { Failure } from '../../../domain/failure.ts';
import { callFailure } from '../../../state/call-failure.ts';
import { goTo } from '../../../state/go-to.ts';
import { FormDialog } from '../form-dialog.tsx';

export interface NotMeProps {
  /** The session that was not the user's. */
  readonly sessionId: number;
  /** The name of the session. */
  readonly name: string;
  readonly end?: typeof reportSession;
  readonly go?: (location: string) => void;
}

/**
 * "This was not me": signs out everywhere, including this browser, removes what that session added, and starts a
 * reset of the password (docs: account#not-me).
 */
export function NotMe({ sessionId, name, end = reportSession, go = goTo }: NotMeProps): JSX.Element {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();
  const submit = async (): Promise<void> => {
    if (busy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      await end(sessionId);
      go('/#/forgot-password');
    } catch (error) {
      setBusy(false);
      setFailure(callFailure('ending every session', error));
    }
  };
  return (
    <>
      <Button size="small" variant="quiet" aria-label={`${t('LBL_NOT_ME')}: ${name}`} onClick={() => setOpen(true)}>
        {t('LBL_NOT_ME')}
      </Button>
      {isOpen ? (
        <FormDialog
          title={t('LBL_NOT_ME')}
          onClose={() => setOpen(false)}
          onSubmit={() => void submit()}
          submitLabel={t('LBL_SIGN_OUT_EVERYWHERE')}
          danger
          busy={busy}
          failure={failure}
        >
          <p>{t('MSG_NOT_ME')}</p>
        </FormDialog>
      ) : null}
    </>
  );
}
