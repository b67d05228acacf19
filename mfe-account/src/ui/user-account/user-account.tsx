import { schedulePostPaint } from 'mfe_widgets/post-paint';
import { Skeleton } from 'mfe_widgets/skeleton';
import { type JSX, useEffect, useState } from 'react';
import { currentUser, useText } from 'shared-session';
import type { PageProps } from 'shared-session/routing';
import { useStore } from 'zustand';
import { type AccountStore, createAccountStore } from '../../state/account-store.ts';
import { FailureBanner } from '../failure-banner.tsx';
import { AccountContext } from './account-context.ts';
import { Checkup } from './checkup.tsx';
import { loadDialogs } from './later-dialog.tsx';
import { LinkedAccounts } from './linked-accounts.tsx';
import { Mails } from './profile/mails.tsx';
import { Preferences } from './profile/preferences.tsx';
import { Profile } from './profile/profile.tsx';
import { Recent } from './recent.tsx';
import { StillHave } from './recovery/still-have.tsx';
import { WaysBackIn } from './recovery/ways-back-in.tsx';
import { CompanyOutcome } from './sign-in/company-outcome.tsx';
import { Sessions } from './sign-in/sessions.tsx';
import { WaysToSignIn } from './sign-in/ways-to-sign-in.tsx';
import { YourData } from './your-data.tsx';

/** `#/user-account`: the signed-in user's account (docs: account#overview). */
export function UserAccount({
  store: given,
  search = '',
}: Partial<PageProps> & { readonly store?: AccountStore }): JSX.Element {
  const t = useText();
  const [store] = useState(() => given ?? createAccountStore());
  const { status, failure } = useStore(store);
  const user = useStore(currentUser, (state) => state.user);
  useEffect(() => void store.load(), [store]);
  // A dialog that is opened before, or without, its script loads it again.
  useEffect(
    () => (status === 'ready' ? schedulePostPaint(() => void loadDialogs().catch(() => undefined)) : undefined),
    [status],
  );
  return (
    <div className="ac-page">
      <header className="ac-title">
        <h1>{t('LBL_AC_MENU_YOUR_ACCOUNT')}</h1>
        {/* Reserves a line before the text is known, so that nothing moves. */}
        <p>{[user?.firstName, user?.lastName].filter(Boolean).join(' ') || user?.userName || '\u00a0'}</p>
      </header>
      {status === 'failed' ? (
        <>
          <p>{t('MSG_ACCOUNT_FAILED')}</p>
          <FailureBanner failure={failure} onRetry={() => void store.load()} />
        </>
      ) : null}
      {status === 'loading' ? <Skeleton label={t('LBL_LOADING')} lines={8} /> : null}
      {status === 'ready' ? (
        <AccountContext value={store}>
          <CompanyOutcome search={search} />
          <div className="ac-columns">
            <div>
              <StillHave />
              <WaysToSignIn userName={user?.userName ?? ''} />
              <WaysBackIn userName={user?.userName ?? ''} />
              <Sessions />
              <Recent />
              <Mails />
            </div>
            <aside>
              <Checkup />
              <Profile />
              <Preferences />
              <LinkedAccounts />
              <YourData />
            </aside>
          </div>
        </AccountContext>
      ) : null}
    </div>
  );
}
