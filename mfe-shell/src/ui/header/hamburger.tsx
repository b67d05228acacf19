import type { JSX } from 'react';
import { useText } from 'shared-session';
import { useStore } from 'zustand';
import { dispatchNavigation, navigation } from '../../state/navigation.ts';
import { HAMBURGER_ID } from './hamburger-id.ts';
import { RoundButton } from './round-button.tsx';

/**
 * The hamburger, or the close button while the navigation lies over the page. Only this button follows the mode, so the header does not
 * render again.
 */
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
      onClick={() => dispatchNavigation({ type: isOver ? 'close' : 'hamburger' })}
    />
  );
}
