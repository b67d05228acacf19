import { Button } from 'mfe_widgets/button';
import { type JSX, useState } from 'react';
import { type Passkey, renamePasskey } from 'shared-client/account';
import { useText } from 'shared-session';
import { passkeyDevice } from '../../../state/passkey-device.ts';
import { useAccount } from '../account-context.ts';
import { LaterDialog } from '../later-dialog.tsx';
import { Row } from '../row.tsx';
import { useInstant } from '../use-instant.ts';

const NAME_LENGTH = 60;

type Open = { readonly what: 'add' } | { readonly what: 'rename' | 'remove'; readonly passkey: Passkey };

/** The passkeys of the account, with a button to add one if the browser supports it (docs: account#passkeys). */
export function Passkeys({ userName }: { readonly userName: string }): JSX.Element {
  const t = useText();
  const instant = useInstant();
  const passkeys = useAccount(({ account }) => account?.passkeys ?? []);
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const button = (label: string, what: 'rename' | 'remove', passkey: Passkey) => (
    <Button size="small" aria-label={`${label}: ${passkey.name}`} onClick={() => setOpen({ what, passkey })}>
      {label}
    </Button>
  );
  return (
    <>
      <Row
        icon="user"
        title={t('LBL_PASSKEYS')}
        note={t('MSG_NO_PASSKEYS')}
        action={
          passkeyDevice.isThere() ? (
            <Button size="small" onClick={() => setOpen({ what: 'add' })}>
              {t('LBL_ADD_PASSKEY')}
            </Button>
          ) : undefined
        }
      />
      {passkeys.map((passkey) => (
        <Row
          key={passkey.passkeyId}
          icon="lock"
          title={passkey.name}
          note={
            passkey.usedAt
              ? t('LBL_LAST_USED', { when: instant(passkey.usedAt, 'time') })
              : t('LBL_ADDED_ON', { when: instant(passkey.addedAt) })
          }
          action={
            <>
              {button(t('LBL_RENAME'), 'rename', passkey)}
              {button(t('LBL_REMOVE_PASSKEY'), 'remove', passkey)}
            </>
          }
        />
      ))}
      {open?.what === 'rename' ? (
        <LaterDialog title={t('LBL_RENAME')} onClose={close}>
          {({ RenameDialog }) => (
            <RenameDialog
              label={t('LBL_PASSKEY_NAME')}
              name={open.passkey.name}
              maxLength={NAME_LENGTH}
              save={(name) => renamePasskey(open.passkey.passkeyId, name)}
              onClose={close}
            />
          )}
        </LaterDialog>
      ) : null}
      {open?.what === 'add' ? (
        <LaterDialog title={t('LBL_ADD_PASSKEY')} onClose={close}>
          {({ PasskeyDialog }) => <PasskeyDialog userName={userName} onClose={close} />}
        </LaterDialog>
      ) : null}
      {open?.what === 'remove' ? (
        <LaterDialog title={t('LBL_REMOVE_PASSKEY')} onClose={close}>
          {({ PasskeyDialog }) => <PasskeyDialog removed={open.passkey} userName={userName} onClose={close} />}
        </LaterDialog>
      ) : null}
    </>
  );
}
