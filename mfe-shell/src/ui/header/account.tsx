import { Icon } from 'mfe_widgets/icon';
import { type JSX, useId, useRef } from 'react';
import { currentUser, locale, nameOf, useText } from 'shared-session';
import { useStore } from 'zustand';
import { initialsOf } from '../../domain/initials.ts';
import { AccountPanel } from './account-panel.tsx';

/** The user's round mark, and on roomy screens the language in words; both open the account panel. */
export function Account(): JSX.Element {
  const t = useText();
  const user = useStore(currentUser, (state) => state.user);
  const language = useStore(locale, (state) => state.language);
  const panel = useId();
  const anchor = useRef<HTMLButtonElement>(null);
  const name = [user?.firstName, user?.lastName].filter(Boolean).join(' ') || (user?.userName ?? '');
  return (
    <>
      <button
        type="button"
        popoverTarget={panel}
        className="sh:hidden sh:h-8 sh:cursor-pointer sh:items-center sh:gap-1.5 sh:rounded-full sh:bg-sunken sh:px-3 sh:text-label sh:font-medium sh:text-ink-2 sh:hover:text-ink sh:sm:flex"
        aria-label={`${t('LBL_LANGUAGE')}: ${nameOf(language)}`}
      >
        {nameOf(language)}
      </button>
      <button
        ref={anchor}
        type="button"
        popoverTarget={panel}
        className="sh:grid sh:size-11 sh:shrink-0 sh:cursor-pointer sh:place-items-center sh:rounded-full"
      >
        <span
          aria-hidden
          className="sh:grid sh:size-9 sh:place-items-center sh:rounded-full sh:bg-accent-soft sh:text-label sh:font-semibold sh:text-accent"
        >
          {user ? initialsOf(user) : <Icon name="user" />}
        </span>
        <span className="sh:sr-only">{name === '' ? t('LBL_ACCOUNT') : t('LBL_ACCOUNT_OF', { name })}</span>
      </button>
      <AccountPanel id={panel} anchor={anchor} name={name} detail={user?.clientName || user?.userName} />
    </>
  );
}
