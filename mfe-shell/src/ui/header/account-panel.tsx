import { Icon } from 'mfe_widgets/icon';
import { type JSX, type RefObject, useEffect, useRef, useState } from 'react';
import { page, type User, useText } from 'shared-session';
import { askToSignOut } from '../../state/sign-out.ts';
import { loadDialogs } from '../overlay/load-dialogs.ts';
import { AccountMoreLoader } from './account-more-loader.tsx';
import { LanguageSelect } from './language-select.tsx';
import { Mark } from './mark.tsx';
import { spaceBehind } from './space-behind.ts';
import { ThemeChoiceGroup } from './theme-choice.tsx';

interface Props {
  readonly id: string;
  readonly anchor: RefObject<HTMLElement | null>;
  readonly user: User | undefined;
  /** First and last name, else the user name; '' while the user is unknown. */
  readonly name: string;
}

/**
 * The account's page, language, theme, sign out, other accounts, recent items. A native popover: Escape and a press beside it close it,
 * and the focus returns.
 */
export function AccountPanel({ id, anchor, user, name }: Props): JSX.Element {
  const t = useText();
  const panel = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = () => panel.current?.hidePopover();
  // A link in the panel was followed.
  useEffect(
    () =>
      page.subscribe((now, before) => {
        if (now.path !== before.path && panel.current?.matches(':popover-open')) panel.current.hidePopover();
      }),
    [],
  );
  const place = () => {
    const box = anchor.current?.getBoundingClientRect();
    if (!box || !panel.current) return;
    // When alerts have pushed the header down, the panel still shows some lines, and scrolls.
    const top = `max(8px, min(${Math.round(box.bottom + 8)}px, 100dvh - 240px))`;
    panel.current.style.top = top;
    panel.current.style.maxHeight = `calc(100dvh - 8px - ${top})`;
    panel.current.style.insetInlineEnd = `${spaceBehind(box)}px`;
  };
  return (
    <div
      ref={panel}
      id={id}
      popover="auto"
      role="dialog"
      aria-label={t('LBL_ACCOUNT')}
      onBeforeToggle={place}
      onToggle={(event) => {
        setOpen(event.newState === 'open');
        // Signing out may ask. If the script does not come, the dialog says so.
        loadDialogs().catch(() => undefined);
      }}
      className="sh-panel sh:inset-auto sh:fixed sh:w-[304px] sh:max-w-[calc(100vw-16px)] sh:overflow-y-auto sh:overscroll-contain sh:rounded-card sh:bg-surface sh:text-ink sh:shadow-raised"
    >
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
            close();
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
          <AccountMoreLoader isOpen={isOpen} onLeave={close} />
        </div>
      )}
    </div>
  );
}
