/** Where the focus returns when the navigation closes. */
export const HAMBURGER_ID = 'sh-hamburger';
