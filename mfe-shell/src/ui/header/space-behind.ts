import { isMirrored } from 'shared-session/direction';

/** The space in px between the end of an element's line and that edge of the window, at least 8: on the left in Arabic. */
export function spaceBehind({ left, right }: DOMRect): number {
  const page = document.documentElement;
  return Math.max(8, Math.round(isMirrored(page) ? left : page.clientWidth - right));
}
