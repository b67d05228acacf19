import { Banner } from 'mfe_widgets/banner';
import { Button } from 'mfe_widgets/button';
import { type JSX, useState } from 'react';
import { useText } from 'shared-session';
import { areCodesFew } from '../../../domain/checkup.ts';
import type { SecondFactorWish } from '../../../state/second-factor-store.ts';
import { useAccount } from '../account-context.ts';
import { LaterDialog } from '../later-dialog.tsx';
import { Row, RowCard } from '../row.tsx';
import { useInstant } from '../use-instant.ts';
import { Company } from './company.tsx';
import { Passkeys } from './passkeys.tsx';

/** The methods to sign in to the account. */
export function WaysToSignIn({ userName }: { readonly userName: string }): JSX.Element {
  const t = useText();
  const instant = useInstant();
  const changedAt = useAccount(({ account }) => account?.passwordChangedAt);
  const since = useAccount(({ account }) => account?.authenticatorSince);
  const contactSince = useAccount(({ account }) => account?.contactStepSince);
  const hasContacts = useAccount(({ account }) => (account?.contacts.length ?? 0) > 0);
  const isAsked = Boolean(since ?? contactSince);
  const left = useAccount(({ account }) => account?.recoveryCodesLeft ?? 0);
  const [open, setOpen] = useState<'password' | SecondFactorWish>();
  const close = () => setOpen(undefined);
  const button = (wish: 'password' | SecondFactorWish, label: string, name: string) => (
    <Button size="small" aria-label={`${name}: ${label}`} onClick={() => setOpen(wish)}>
      {label}
    </Button>
  );
  return (
    <>
      {isAsked && areCodesFew(left) ? <Banner tone="warning">{t('MSG_FEW_CODES')}</Banner> : null}
      <RowCard title={t('LBL_WAYS_TO_SIGN_IN')}>
        <Passkeys userName={userName} />
        <Company userName={userName} />
        <Row
          icon="shield"
          title={t('LBL_AUTHENTICATOR')}
          note={since ? t('LBL_ON_SINCE', { when: instant(since) }) : t('LBL_OFF')}
          action={
            since
              ? button('remove', t('LBL_TURN_OFF'), t('LBL_AUTHENTICATOR'))
              : button('add', t('LBL_SET_UP'), t('LBL_AUTHENTICATOR'))
          }
        />
        {contactSince || hasContacts ? (
          <Row
            icon="mail"
            title={t('LBL_CONTACT_STEP')}
            note={contactSince ? t('LBL_ON_SINCE', { when: instant(contactSince) }) : t('MSG_CONTACT_STEP')}
            action={
              contactSince
                ? button('contact-off', t('LBL_TURN_OFF'), t('LBL_CONTACT_STEP'))
                : button('contact-on', t('LBL_TURN_ON'), t('LBL_CONTACT_STEP'))
            }
          />
        ) : null}
        {isAsked ? (
          <Row
            icon="note"
            title={t('LBL_RECOVERY_CODES')}
            note={t('LBL_CODES_LEFT', { count: left })}
            action={button('renew', t('LBL_NEW_CODES'), t('LBL_RECOVERY_CODES'))}
          />
        ) : null}
        <Row
          icon="lock"
          title={t('LBL_PASSWORD')}
          note={changedAt ? t('LBL_CHANGED_ON', { when: instant(changedAt) }) : t('LBL_NEVER_CHANGED')}
          action={
            <Button size="small" aria-label={t('LBL_CHANGE_PASSWORD')} onClick={() => setOpen('password')}>
              {t('LBL_CHANGE')}
            </Button>
          }
        />
      </RowCard>
      {open === undefined ? null : (
        <LaterDialog title={t(open === 'password' ? 'LBL_CHANGE_PASSWORD' : 'LBL_WAYS_TO_SIGN_IN')} onClose={close}>
          {({ ChangePassword, SecondFactorDialog }) =>
            open === 'password' ? (
              <ChangePassword userName={userName} onClose={close} />
            ) : (
              <SecondFactorDialog wish={open} userName={userName} onClose={close} />
            )
          }
        </LaterDialog>
      )}
    </>
  );
}
