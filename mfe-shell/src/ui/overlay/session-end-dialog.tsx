import { Banner } from 'mfe_widgets/banner';
import { Button } from 'mfe_widgets/button';
import { Dialog } from 'mfe_widgets/dialog';
import { type JSX, useEffect, useRef, useState } from 'react';
import { leaveForLogout } from 'shared-client';
import { useText } from 'shared-session';
import { useStore } from 'zustand';
import { minutesLeft } from '../../domain/session-end.ts';
import { sessionEnd, staySignedIn } from '../../state/session-end.ts';
import { askToSignOut } from '../../state/sign-out.ts';

/** The session is about to end, with a way to stay; then, that it has ended (docs: session#session-end). */
export function SessionEndDialog(): JSX.Element | null {
  const { phase } = useStore(sessionEnd);
  // A dialog that was dismissed comes back with the next phase.
  const [aside, setAside] = useState<typeof phase>();
  useEffect(() => {
    if (phase === 'far') setAside(undefined);
  }, [phase]);
  if (phase === 'far' || phase === aside) return null;
  const putAside = () => setAside(phase);
  return phase === 'near' ? <Near key="near" onClose={putAside} /> : <Over key="over" onClose={putAside} />;
}

function Near({ onClose }: { readonly onClose: () => void }): JSX.Element {
  const t = useText();
  const { endsAt, mayStay, busy, failed } = useStore(sessionEnd);
  const minutes = useMinutesLeft(endsAt);
  const stay = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open
      onClose={onClose}
      role="alertdialog"
      title={t('LBL_SESSION_ENDS', { count: minutes })}
      width={440}
      initialFocus={stay}
      footer={
        <>
          <Button
            onClick={() => {
              onClose();
              askToSignOut();
            }}
          >
            {t('LBL_SIGN_OUT')}
          </Button>
          {mayStay ? (
            <Button ref={stay} variant="primary" busy={busy} onClick={() => void staySignedIn()}>
              {t('LBL_STAY_SIGNED_IN')}
            </Button>
          ) : (
            <Button ref={stay} variant="primary" onClick={leaveForLogout}>
              {t('LBL_SIGN_IN_AGAIN')}
            </Button>
          )}
        </>
      }
    >
      {failed ? <Banner tone="error" title={t('ERR_SESSION_NOT_EXTENDED')} /> : null}
      <p>{t(mayStay ? 'MSG_SESSION_ENDS' : 'MSG_SESSION_ENDS_FOR_GOOD')}</p>
    </Dialog>
  );
}

function Over({ onClose }: { readonly onClose: () => void }): JSX.Element {
  const t = useText();
  const again = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open
      onClose={onClose}
      role="alertdialog"
      title={t('LBL_SESSION_OVER')}
      width={440}
      initialFocus={again}
      footer={
        <Button ref={again} variant="primary" onClick={leaveForLogout}>
          {t('LBL_SIGN_IN_AGAIN')}
        </Button>
      }
    >
      <p>{t('MSG_SESSION_OVER')}</p>
    </Dialog>
  );
}

/** Counts down; announced again when the minute changes. */
function useMinutesLeft(endsAt: number): number {
  const [minutes, setMinutes] = useState(() => minutesLeft(endsAt - Date.now()));
  useEffect(() => {
    const count = () => setMinutes(minutesLeft(endsAt - Date.now()));
    count();
    const timer = setInterval(count, 1000);
    return () => clearInterval(timer);
  }, [endsAt]);
  return minutes;
}
