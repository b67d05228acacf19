import { Button, IconButton } from 'mfe_widgets/button';
import { type JSX, useState } from 'react';
import { unlinkAccount } from 'shared-client/links';
import { useText } from 'shared-session';
import { useAccount, useChange } from './account-context.ts';
import { LinkAccount } from './link-account.tsx';
import { Panel } from './row.tsx';

/** Further accounts of the same person. */
export function LinkedAccounts(): JSX.Element {
  const t = useText();
  const linked = useAccount((state) => state.linked);
  const { busy, change } = useChange();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Panel title={t('LBL_LINKED_ACCOUNTS')}>
      <ul className="ac-pairs">
        {linked.map((one) => (
          <li key={one.linkedAccountId}>
            <span>
              {one.nickName ?? one.userName} <small>{one.clientName}</small>
            </span>
            <IconButton
              size="small"
              icon="close"
              busy={busy}
              label={t('LBL_UNLINK', { name: one.nickName ?? one.userName })}
              onClick={() => change('unlinking an account', () => unlinkAccount(one.linkedAccountId))}
            />
          </li>
        ))}
      </ul>
      <Button size="small" variant="quiet" icon="link" onClick={() => setIsOpen(true)}>
        {t('LBL_LINK_ANOTHER')}
      </Button>
      {isOpen ? <LinkAccount onClose={() => setIsOpen(false)} /> : null}
    </Panel>
  );
}
