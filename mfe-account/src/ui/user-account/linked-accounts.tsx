import { Button, IconButton } from 'mfe_widgets/button';
import { type JSX, useState } from 'react';
import { type LinkedAccount, setNickName, unlinkAccount } from 'shared-client/links';
import { useText } from 'shared-session';
import { useAccount, useChange } from './account-context.ts';
import { LaterDialog } from './later-dialog.tsx';
import { Panel } from './row.tsx';

const NICKNAME_LENGTH = 50;

const nameOf = ({ nickName, userName }: LinkedAccount): string => nickName ?? userName;

/** The other accounts of the same person. */
export function LinkedAccounts(): JSX.Element {
  const t = useText();
  const linked = useAccount((state) => state.linked);
  const { busy, change } = useChange();
  const [isOpen, setIsOpen] = useState(false);
  const [named, setNamed] = useState<LinkedAccount>();
  return (
    <Panel title={t('LBL_LINKED_ACCOUNTS')}>
      <ul className="ac-pairs">
        {linked.map((one) => (
          <li key={one.linkedAccountId}>
            <span>
              {nameOf(one)} <small>{one.clientName}</small>
            </span>
            <IconButton
              size="small"
              icon="arrow-right"
              label={t('LBL_SWITCH_TO', { name: nameOf(one) })}
              onClick={() =>
                window.dispatchEvent(new CustomEvent<LinkedAccount>('portal-switch-account', { detail: one }))
              }
            />
            <IconButton
              size="small"
              icon="pencil"
              label={`${t('LBL_RENAME')}: ${nameOf(one)}`}
              onClick={() => setNamed(one)}
            />
            <IconButton
              size="small"
              icon="close"
              busy={busy}
              label={t('LBL_UNLINK', { name: nameOf(one) })}
              onClick={() => change('unlinking an account', () => unlinkAccount(one.linkedAccountId))}
            />
          </li>
        ))}
      </ul>
      <Button size="small" variant="quiet" icon="link" onClick={() => setIsOpen(true)}>
        {t('LBL_LINK_ANOTHER')}
      </Button>
      {named ? (
        <LaterDialog title={t('LBL_RENAME')} onClose={() => setNamed(undefined)}>
          {({ RenameDialog }) => (
            <RenameDialog
              label={t('LBL_NICKNAME')}
              name={named.nickName ?? ''}
              maxLength={NICKNAME_LENGTH}
              mayBeEmpty
              save={(name) => setNickName(named.linkedAccountId, name)}
              onClose={() => setNamed(undefined)}
            />
          )}
        </LaterDialog>
      ) : null}
      {isOpen ? (
        <LaterDialog title={t('LBL_LINK_ANOTHER')} onClose={() => setIsOpen(false)}>
          {({ LinkAccount }) => <LinkAccount onClose={() => setIsOpen(false)} />}
        </LaterDialog>
      ) : null}
    </Panel>
  );
}
