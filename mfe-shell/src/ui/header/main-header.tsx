import type { JSX } from 'react';
import { useText } from 'shared-session';
import { useStore } from 'zustand';
import { firstUrl } from '../../domain/menu.ts';
import { menu } from '../../state/menu.ts';
import { Account } from './account.tsx';
import { Bell } from './bell.tsx';
import { Hamburger } from './hamburger.tsx';
import { Logo } from './logo.tsx';

/** Hamburger, logo, notifications, account. */
export function MainHeader(): JSX.Element {
  const t = useText();
  const home = useStore(menu, (state) => firstUrl(state.entries)) ?? '#/';
  return (
    <>
      <Hamburger />
      <a
        href={home}
        className="sh:flex sh:min-h-11 sh:min-w-0 sh:items-center sh:gap-2.5 sh:rounded-control sh:px-1.5 sh:text-[17px] sh:font-bold sh:tracking-title sh:text-ink sh:no-underline"
      >
        <Logo />
        <span className="sh:min-w-0 sh:truncate">{t('LBL_PORTAL')}</span>
      </a>
      <span className="sh:grow" />
      <Bell />
      <Account />
    </>
  );
}
