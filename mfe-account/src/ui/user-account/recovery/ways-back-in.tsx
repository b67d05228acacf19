import { Button, ButtonLink } from 'mfe_widgets/button';
import { type JSX, useState } from 'react';
import { useText } from 'shared-session';
import { useAccount, useAccountStore } from '../account-context.ts';
import { LaterDialog } from '../later-dialog.tsx';
import { Row, RowCard } from '../row.tsx';
import { useInstant } from '../use-instant.ts';
import { isRecoveryElementThere, RecoveryElement, type RecoveryFlow } from './recovery-element.tsx';

const BACK = encodeURIComponent('/#/user-account');
/** The same flow as a page, for pages that do not define its element. */
const PAGES: Readonly<Record<RecoveryFlow, string>> = {
  update: `#/recovery-options/edit/two-factor-reg/confirm-password?redirectUrl=${BACK}`,
  register: `#/recovery-options/two-factor-reg/phone-email-setup?redirectUrl=${BACK}`,
};

/** The registered contacts. mfe-recovery's element changes them, as a modal over this page. */
export function WaysBackIn({ userName }: { readonly userName: string }): JSX.Element {
  const t = useText();
  const instant = useInstant();
  const store = useAccountStore();
  const contacts = useAccount(({ account }) => account?.contacts ?? []);
  const [flow, setFlow] = useState<RecoveryFlow>();
  const [isRehearsing, setRehearsing] = useState(false);
  const opener = (wish: RecoveryFlow, label: string, name: string) =>
    isRecoveryElementThere() ? (
      <Button size="small" aria-label={name} onClick={() => setFlow(wish)}>
        {label}
      </Button>
    ) : (
      <ButtonLink size="small" href={PAGES[wish]} aria-label={name}>
        {label}
      </ButtonLink>
    );
  return (
    <>
      <RowCard
        title={t('LBL_WAYS_BACK_IN')}
        action={
          contacts.length === 0 ? undefined : (
            <Button size="small" variant="quiet" onClick={() => setRehearsing(true)}>
              {t('LBL_REHEARSE')}
            </Button>
          )
        }
      >
        {contacts.map(({ channel, masked, verifiedAt }) => (
          <Row
            key={channel}
            icon={channel === 'Email' ? 'mail' : 'phone'}
            title={masked}
            note={verifiedAt ? t('LBL_VERIFIED_ON', { when: instant(verifiedAt) }) : undefined}
            action={opener('update', t('LBL_CHANGE'), `${t('LBL_CHANGE')}: ${masked}`)}
          />
        ))}
        {contacts.length > 0 ? null : (
          <Row
            icon="mail"
            title={t('MSG_NO_CONTACTS')}
            action={opener('register', t('LBL_REGISTER_CONTACT'), t('LBL_REGISTER_CONTACT'))}
          />
        )}
      </RowCard>
      {flow === undefined ? null : (
        <RecoveryElement
          flow={flow}
          onEnd={() => {
            setFlow(undefined);
            void store.load();
          }}
        />
      )}
      {isRehearsing ? (
        <LaterDialog title={t('LBL_REHEARSE')} onClose={() => setRehearsing(false)}>
          {({ Rehearsal }) => <Rehearsal userName={userName} onClose={() => setRehearsing(false)} />}
        </LaterDialog>
      ) : null}
    </>
  );
}
