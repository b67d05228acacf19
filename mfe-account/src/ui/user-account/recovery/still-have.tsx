import type { JSX } from 'react';
import { useText } from 'shared-session';
import { formatFacts } from 'shared-session/lists';
import { useAccount } from '../account-context.ts';

/** The ways back in that remain if the phone is lost: all except its number. */
export function StillHave(): JSX.Element {
  const t = useText();
  const email = useAccount(({ account }) => account?.contacts.find(({ channel }) => channel === 'Email')?.masked);
  const codes = useAccount(({ account }) =>
    account?.authenticatorSince || account?.contactStepSince ? account.recoveryCodesLeft : undefined,
  );
  const passkeys = useAccount(({ account }) => account?.passkeys ?? []);
  return (
    <section className="ac-say">
      <b>{t('LBL_STILL_HAVE')}</b>
      <p>{email === undefined ? t('MSG_STILL_HAVE_PASSWORD') : t('MSG_STILL_HAVE_EMAIL', { address: email })}</p>
      {passkeys.length === 0 ? null : (
        <p>{t('MSG_STILL_HAVE_PASSKEY', { names: formatFacts(passkeys.map(({ name }) => name)) })}</p>
      )}
      {codes === undefined ? null : <p>{t('MSG_STILL_HAVE_CODES', { count: codes })}</p>}
    </section>
  );
}
