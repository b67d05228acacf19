import { Select } from 'mfe_widgets/select';
import type { JSX } from 'react';
import { updateLandingPage } from 'shared-client/users';
import { currentUser, type Translate, useText } from 'shared-session';
import { useStore } from 'zustand';
import { useAccount, useChange } from './account-context.ts';
import { Panel } from './row.tsx';

const LABELS = {
  Home: 'LBL_MENU_HOME',
  'Time and Billing': 'LBL_LANDING_TIME_AND_BILLING',
  Approvals: 'LBL_MENU_APPROVALS',
  Requests: 'LBL_MENU_REQUESTS',
  Engagements: 'LBL_MENU_ENGAGEMENTS',
  Reporting: 'LBL_MENU_REPORTING',
} as const;
type Page = keyof typeof LABELS;

const pageOptions = (pages: readonly Page[], t: Translate) =>
  pages.map((page) => ({ value: page, label: t(LABELS[page]) }));

/** The page that opens after signing in. */
export function Preferences(): JSX.Element {
  const t = useText();
  const user = useStore(currentUser, (state) => state.user);
  const pages = useAccount(({ account }) => account?.landingPages ?? []);
  const chosen = useAccount(({ account }) => account?.landingPage ?? 'Home');
  const { change } = useChange();
  const isOpenable = pages.includes(chosen);
  return (
    <Panel title={t('LBL_PREFERENCES')}>
      <div className="ac-form">
        <Select
          label={t('LBL_START_PAGE')}
          description={isOpenable ? t('MSG_START_PAGE') : t('MSG_START_PAGE_GONE', { page: t(LABELS[chosen]) })}
          value={isOpenable ? chosen : 'Home'}
          onChange={(page) =>
            change('changing the start page', () => updateLandingPage(user?.userId ?? 0, page as Page))
          }
          options={pageOptions(pages, t)}
        />
      </div>
    </Panel>
  );
}
