import { Button } from 'mfe_widgets/button';
import { type JSX, useState } from 'react';
import { useText } from 'shared-session';
import { useAccount } from './account-context.ts';
import { ChangePassword } from './change-password.tsx';
import { Row, RowCard } from './row.tsx';
import { useInstant } from './use-instant.ts';

/** How the account is signed in to. */
export function WaysToSignIn({ userName }: { readonly userName: string }): JSX.Element {
  const t = useText();
  const instant = useInstant();
  const changedAt = useAccount(({ account }) => account?.passwordChangedAt);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <RowCard title={t('LBL_WAYS_TO_SIGN_IN')}>
      <Row
        icon="lock"
        title={t('LBL_PASSWORD')}
        note={changedAt ? t('LBL_CHANGED_ON', { when: instant(changedAt) }) : t('LBL_NEVER_CHANGED')}
        action={
          <Button size="small" aria-label={t('LBL_CHANGE_PASSWORD')} onClick={() => setIsOpen(true)}>
            {t('LBL_CHANGE')}
          </Button>
        }
      />
      {isOpen ? <ChangePassword userName={userName} onClose={() => setIsOpen(false)} /> : null}
    </RowCard>
  );
}
