/**
 * The side navigation's modes and how they change (docs: shell#navigation-modes, shell#navigation-transitions): a pure state machine.
 */

/** `side` takes space beside the page, `over` covers it with a backdrop, `closed` is not shown. */
export type NavigationMode = 'side' | 'closed' | 'over';

export interface NavigationState {
  readonly mode: NavigationMode;
  /** 980 px and more. */
  readonly isWide: boolean;
  /** A route with the flag `fullScreenMode` is shown: neither header nor navigation are. */
  readonly isFullscreen: boolean;
  /** The user's last choice on a wide screen; narrow screens do not change it. */
  readonly wideMode: 'side' | 'closed';
}

export type NavigationEvent =
  | { readonly type: 'hamburger' }
  | { readonly type: 'backdrop' }
  | { readonly type: 'close' }
  | { readonly type: 'item-chosen' }
  | { readonly type: 'width-changed'; readonly isWide: boolean }
  | { readonly type: 'fullscreen-changed'; readonly isFullscreen: boolean };

/** Screens below this many px are narrow. */
export const NARROW_BELOW_PX = 980;

/** The state a page starts in. */
export function initialNavigation(isWide: boolean): NavigationState {
  return { mode: isWide ? 'side' : 'closed', isWide, isFullscreen: false, wideMode: 'side' };
}

/** The state after an event. */
export function nextNavigation(state: NavigationState, event: NavigationEvent): NavigationState {
  switch (event.type) {
    case 'hamburger':
      return afterHamburger(state);
    case 'backdrop':
    case 'close':
      return state.isWide ? wide(state, 'closed') : { ...state, mode: 'closed' };
    case 'item-chosen':
      return state.mode === 'over' ? { ...state, mode: 'closed' } : state;
    case 'width-changed':
      return afterWidth(state, event.isWide);
    case 'fullscreen-changed':
      // An open "over" navigation belongs to the page that is being left.
      return { ...state, isFullscreen: event.isFullscreen, mode: state.mode === 'over' ? 'closed' : state.mode };
  }
}

/** "Hamburger on wide screens toggles side and closed, remembering the previous mode; on narrow screens it opens over mode." */
function afterHamburger(state: NavigationState): NavigationState {
  if (state.isWide) return wide(state, state.mode === 'side' ? 'closed' : 'side');
  return { ...state, mode: state.mode === 'over' ? 'closed' : 'over' };
}

/** "On narrow screens side mode switches to closed"; back on a wide screen, the mode is the one it had there. */
function afterWidth(state: NavigationState, isWide: boolean): NavigationState {
  if (isWide === state.isWide) return state;
  return { ...state, isWide, mode: isWide ? state.wideMode : 'closed' };
}

function wide(state: NavigationState, mode: 'side' | 'closed'): NavigationState {
  return { ...state, mode, wideMode: mode };
}
