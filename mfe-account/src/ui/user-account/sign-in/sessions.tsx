import { Button } from 'mfe_widgets/button';
import { Chip } from 'mfe_widgets/chip';
import type { JSX } from 'react';
import { endOtherSessions, endSession, type OpenSession } from 'shared-client/account';
import { useText } from 'shared-session';
import { browserName, isPhone } from 'shared-validators/browser-name';
import { useAccount, useChange } from '../account-context.ts';
import { Row, RowCard } from '../row.tsx';
import { useInstant } from '../use-instant.ts';
import { NotMe } from './not-me.tsx';

/** The open sessions of the user. Each can be signed out, or all except this one at once. */
export function Sessions(): JSX.Element {
  const t = useText();
  const instant = useInstant();
  const sessions = useAccount((state) => state.sessions);
  const { busy, change } = useChange();
  const nameOf = ({ userAgent }: OpenSession): string => {
    const name = browserName(userAgent);
    return name ? t('LBL_BROWSER_ON', { ...name }) : t('LBL_UNKNOWN_BROWSER');
  };
  const others = () => change('ending sessions', () => endOtherSessions(), t('MSG_SIGNED_OUT_THERE'));
  return (
    <RowCard
      title={t('LBL_WHERE_SIGNED_IN')}
      action={
        sessions.length < 2 ? undefined : (
          <Button size="small" variant="quiet" busy={busy} onClick={others}>
            {t('LBL_SIGN_OUT_OTHERS')}
          </Button>
        )
      }
    >
      {sessions.map((one) => (
        <Row
          key={one.sessionId}
          icon={isPhone(one.userAgent) ? 'phone' : 'globe'}
          title={
            <>
              {nameOf(one)} {one.isCurrent ? <Chip tone="success">{t('LBL_THIS_SESSION')}</Chip> : null}
            </>
          }
          note={
            one.isCurrent
              ? t('LBL_SINCE', { when: instant(one.signedInAt, 'time') })
              : t('LBL_LAST_USED', { when: instant(one.usedAt, 'time') })
          }
          action={
            one.isCurrent ? undefined : (
              <>
                <NotMe sessionId={one.sessionId} name={nameOf(one)} />
                <Button
                  size="small"
                  busy={busy}
                  aria-label={`${t('LBL_AC_SIGN_OUT')}: ${nameOf(one)}`}
                  onClick={() => change('ending a session', () => endSession(one.sessionId), t('MSG_SIGNED_OUT_THERE'))}
                >
                  {t('LBL_AC_SIGN_OUT')}
                </Button>
              </>
            )
          }
        />
      ))}
    </RowCard>
  );
}
