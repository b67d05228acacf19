import { Icon } from 'mfe_widgets/icon';
import { type JSX, useId, useRef } from 'react';
import { currentUser, locale, nameOf, useText } from 'shared-session';
import { useStore } from 'zustand';
import { AccountPanel } from './account-panel.tsx';
import { Mark } from './mark.tsx';

/** A language's name with more characters, such as `Deutsch (Deutschland)`, needs more room. */
const LONG_NAME = 18;

/** The user's round mark (36 px, 44 to touch), and on roomy screens the language in words; both open the account panel. */
export function Account(): JSX.Element {
  const t = useText();
  const user = useStore(currentUser, (state) => state.user);
  const language = useStore(locale, (state) => state.language);
  const shownName = nameOf(language, 'short');
  const panel = useId();
  const anchor = useRef<HTMLButtonElement>(null);
  const name = [user?.firstName, user?.lastName].filter(Boolean).join(' ') || (user?.userName ?? '');
  return (
    <>
      <button
        type="button"
        popoverTarget={panel}
        // The width is that of a short name or of a long one, so that the loaded font moves nothing.
        className={`${shownName.length > LONG_NAME ? 'sh:w-48' : 'sh:w-[152px]'} sh:hidden sh:h-9 sh:cursor-pointer sh:items-center sh:gap-2 sh:rounded-control sh:px-2.5 sh:text-start sh:text-label sh:font-medium sh:text-ink-2 sh:hover:bg-sunken sh:hover:text-ink sh:sm:flex`}
        aria-label={`${t('LBL_LANGUAGE')}: ${nameOf(language)}`}
      >
        <Icon name="globe" size={16} className="sh:shrink-0" />
        <span data-truncates className="sh:min-w-0 sh:grow sh:truncate">
          {shownName}
        </span>
      </button>
      <button
        ref={anchor}
        type="button"
        popoverTarget={panel}
        className="sh:relative sh:mx-1 sh:size-9 sh:shrink-0 sh:cursor-pointer sh:rounded-full sh:after:absolute sh:after:-inset-1"
      >
        <Mark user={user} />
        <span className="sh:sr-only">{name === '' ? t('LBL_ACCOUNT') : t('LBL_ACCOUNT_OF', { name })}</span>
      </button>
      <AccountPanel id={panel} anchor={anchor} user={user} name={name} />
    </>
  );
}
