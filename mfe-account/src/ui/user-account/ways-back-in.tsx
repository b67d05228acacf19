import { ButtonLink } from 'mfe_widgets/button';
import type { JSX } from 'react';
import { useText } from 'shared-session';
import { useAccount } from './account-context.ts';
import { Row, RowCard } from './row.tsx';
import { useInstant } from './use-instant.ts';

const BACK = encodeURIComponent('/#/user-account');
const CHANGE = `#/recovery-options/edit/two-factor-reg/confirm-password?redirectUrl=${BACK}`;
const REGISTER = `#/recovery-options/two-factor-reg/phone-email-setup?redirectUrl=${BACK}`;

/** The registered contacts; the flow of mfe-recovery changes them, and comes back here. */
export function WaysBackIn(): JSX.Element {
  const t = useText();
  const instant = useInstant();
  const contacts = useAccount(({ account }) => account?.contacts ?? []);
  return (
    <RowCard title={t('LBL_WAYS_BACK_IN')}>
      {contacts.map(({ channel, masked, verifiedAt }) => (
        <Row
          key={channel}
          icon={channel === 'Email' ? 'mail' : 'phone'}
          title={masked}
          note={verifiedAt ? t('LBL_VERIFIED_ON', { when: instant(verifiedAt) }) : undefined}
          action={
            <ButtonLink size="small" href={CHANGE} aria-label={`${t('LBL_CHANGE')}: ${masked}`}>
              {t('LBL_CHANGE')}
            </ButtonLink>
          }
        />
      ))}
      {contacts.length > 0 ? null : (
        <Row
          icon="mail"
          title={t('MSG_NO_CONTACTS')}
          action={
            <ButtonLink size="small" href={REGISTER}>
              {t('LBL_REGISTER_CONTACT')}
            </ButtonLink>
          }
        />
      )}
    </RowCard>
  );
}
