/** The id of the button to which the focus returns when the navigation closes. */
export const HAMBURGER_ID = 'sh-hamburger';
