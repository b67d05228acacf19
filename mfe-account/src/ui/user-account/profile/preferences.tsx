import { Select } from 'mfe_widgets/select';
import { type JSX, useState } from 'react';
import { updateLandingPage } from 'shared-client/users';
import { currentUser, type Translate, useText } from 'shared-session';
import { useStore } from 'zustand';
import { useAccount, useSaves } from '../account-context.ts';
import { Panel } from '../row.tsx';

const LABELS = {
  Home: 'LBL_AC_MENU_HOME',
  'Time and Billing': 'LBL_LANDING_TIME_AND_BILLING',
  Approvals: 'LBL_AC_MENU_APPROVALS',
  Requests: 'LBL_AC_MENU_REQUESTS',
  Engagements: 'LBL_AC_MENU_ENGAGEMENTS',
  Reporting: 'LBL_AC_MENU_REPORTING',
} as const;
type Page = keyof typeof LABELS;

const pageOptions = (pages: readonly Page[], t: Translate) =>
  pages.map((page) => ({ value: page, label: t(LABELS[page]) }));

/** The page that opens after signing in. Each choice is saved at once. */
export function Preferences({ save = updateLandingPage }: { readonly save?: typeof updateLandingPage }): JSX.Element {
  const t = useText();
  const user = useStore(currentUser, (state) => state.user);
  const pages = useAccount(({ account }) => account?.landingPages ?? []);
  const saved = useAccount(({ account }) => account?.landingPage ?? 'Home');
  const saves = useSaves();
  // Shown before it is saved.
  const [next, setNext] = useState<Page>();
  const chosen = next ?? saved;
  const isOpenable = pages.includes(chosen);
  return (
    <Panel title={t('LBL_PREFERENCES')}>
      <div className="ac-form">
        <Select
          label={t('LBL_START_PAGE')}
          description={isOpenable ? t('MSG_START_PAGE') : t('MSG_START_PAGE_GONE', { page: t(LABELS[chosen]) })}
          value={isOpenable ? chosen : 'Home'}
          onChange={(page) => {
            setNext(page as Page);
            saves(
              'changing the start page',
              () => save(user?.userId ?? 0, page as Page),
              () => setNext(undefined),
            );
          }}
          options={pageOptions(pages, t)}
        />
      </div>
    </Panel>
  );
}
