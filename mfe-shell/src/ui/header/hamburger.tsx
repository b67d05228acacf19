import type { JSX } from 'react';
import { useText } from 'shared-session';
import { useStore } from 'zustand';
import { navigation, tellNavigation } from '../../state/navigation.ts';
import { HAMBURGER_ID } from './hamburger-id.ts';
import { RoundButton } from './round-button.tsx';

/** The hamburger; the close button while the navigation lies over the page. Alone in following the mode: the header stays as it is. */
export function Hamburger(): JSX.Element {
  const t = useText();
  const mode = useStore(navigation, (state) => state.mode);
  const isOver = mode === 'over';
  return (
    <RoundButton
      id={HAMBURGER_ID}
      icon={isOver ? 'close' : 'menu'}
      label={t(mode === 'closed' ? 'LBL_OPEN_NAVIGATION' : 'LBL_CLOSE_NAVIGATION')}
      aria-expanded={mode !== 'closed'}
      aria-controls="sh-navigation"
      onClick={() => tellNavigation({ type: isOver ? 'close' : 'hamburger' })}
    />
  );
}
