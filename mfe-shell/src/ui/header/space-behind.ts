/** The space in px between the end of an element's line and that edge of the window, at least 8: on the left in Arabic. */
export const spaceBehind = ({ left, right }: DOMRect): number =>
  Math.max(8, Math.round(document.dir === 'rtl' ? left : document.documentElement.clientWidth - right));
