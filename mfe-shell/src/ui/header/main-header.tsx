import type { JSX } from 'react';
import { useText } from 'shared-session';
import { useStore } from 'zustand';
import { firstAddress } from '../../domain/menu.ts';
import { menu } from '../../state/menu.ts';
import { navigation, tellNavigation } from '../../state/navigation.ts';
import { Account } from './account.tsx';
import { HAMBURGER_ID } from './hamburger-id.ts';
import { Logo } from './logo.tsx';
import { RoundButton } from './round-button.tsx';

/** Hamburger (or close, while the navigation lies over the page), logo, account. */
export function MainHeader(): JSX.Element {
  const t = useText();
  const mode = useStore(navigation, (state) => state.mode);
  const home = useStore(menu, (state) => firstAddress(state.entries)) ?? '#/';
  const isOver = mode === 'over';
  return (
    <>
      <RoundButton
        id={HAMBURGER_ID}
        icon={isOver ? 'close' : 'menu'}
        label={t(mode === 'closed' ? 'LBL_OPEN_NAVIGATION' : 'LBL_CLOSE_NAVIGATION')}
        aria-expanded={mode !== 'closed'}
        aria-controls="sh-navigation"
        onClick={() => tellNavigation({ type: isOver ? 'close' : 'hamburger' })}
      />
      <a
        href={home}
        className="sh:flex sh:min-h-11 sh:items-center sh:gap-2.5 sh:rounded-control sh:px-1.5 sh:text-[17px] sh:font-bold sh:tracking-title sh:text-ink sh:no-underline"
      >
        <Logo />
        {t('LBL_PORTAL')}
      </a>
      <span className="sh:grow" />
      <Account />
    </>
  );
}
