/**
 * Sets the theme that was chosen on this device; where storage is blocked, the system's preference decides. A script of its own, in the head:
 * not every browser knows what its first frame should wait for (`rel="expect"`), and none should begin in another colour.
 */
export const SET_CHOSEN_THEME =
  "try{const theme=localStorage.getItem('portal.theme');if(theme==='light'||theme==='dark')document.documentElement.dataset.theme=theme}catch{}";
