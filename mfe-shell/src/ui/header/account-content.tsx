import '../../texts/account-more.ts';
import { Icon } from 'mfe_widgets/icon';
import { type JSX, useEffect } from 'react';
import { type User, useText } from 'shared-session';
import { loadAccountMore } from '../../state/account-more.ts';
import { askToSignOut } from '../../state/sign-out.ts';
import { loadDialogs } from '../overlay/load-dialogs.ts';
import { AccountMore } from './account-more.tsx';
import { LanguageSelect } from './language-select.tsx';
import { Mark } from './mark.tsx';
import { ThemeChoiceGroup } from './theme-choice.tsx';

export interface AccountContentProps {
  readonly user: User | undefined;
  /** First and last name, else the user name; '' while the user is unknown. */
  readonly name: string;
  /** The linked accounts and recent items are loaded again each time the panel opens. */
  readonly isOpen: boolean;
  /** Closes the panel. */
  readonly onLeave: () => void;
}

/** The account's page, language, theme, sign out, other accounts, recent items. */
export function AccountContent({ user, name, isOpen, onLeave }: AccountContentProps): JSX.Element {
  const t = useText();
  useEffect(() => {
    if (!isOpen) return;
    void loadAccountMore();
    // Signing out may ask. If the script does not come, the dialog says so.
    loadDialogs().catch(() => undefined);
  }, [isOpen]);
  return (
    <>
      {user === undefined ? null : (
        <div className="sh:flex sh:items-center sh:gap-3 sh:border-b sh:border-line sh:p-4">
          <span className="sh:size-9 sh:shrink-0">
            <Mark user={user} />
          </span>
          <div className="sh:min-w-0">
            <p data-truncates className="sh:truncate sh:font-semibold">
              {name}
            </p>
            <p data-truncates className="sh:truncate sh:text-label sh:text-ink-2">
              {user.clientName || user.userName}
            </p>
          </div>
        </div>
      )}
      {user === undefined ? null : (
        <div className="sh:border-b sh:border-line sh:p-2">
          <a
            href="#/user-account"
            className="sh:flex sh:min-h-10 sh:items-center sh:gap-2.5 sh:rounded-control sh:px-2 sh:font-medium sh:text-ink-2 sh:no-underline sh:hover:bg-sunken sh:hover:text-ink sh:pointer-coarse:min-h-11"
          >
            <Icon name="shield" />
            {t('LBL_MENU_YOUR_ACCOUNT')}
          </a>
        </div>
      )}
      <div className="sh:flex sh:flex-col sh:gap-4 sh:p-4">
        <LanguageSelect />
        <ThemeChoiceGroup />
      </div>
      <div className="sh:border-t sh:border-line sh:p-2">
        <button
          type="button"
          onClick={() => {
            onLeave();
            askToSignOut();
          }}
          className="sh:flex sh:h-10 sh:w-full sh:cursor-pointer sh:items-center sh:gap-2.5 sh:rounded-control sh:px-2 sh:font-medium sh:text-ink-2 sh:hover:bg-sunken sh:hover:text-ink sh:pointer-coarse:h-11"
        >
          <Icon name="sign-out" />
          {t('LBL_SIGN_OUT')}
        </button>
      </div>
      {user === undefined ? null : (
        // Placed last, because it loads late and must not move anything that the user is about to press.
        <div className="sh:flex sh:flex-col sh:gap-3 sh:border-t sh:border-line sh:p-4 sh:pb-3">
          <AccountMore onLeave={onLeave} />
        </div>
      )}
    </>
  );
}
