/** The contact dialog is a script of its own, loaded when it is opened. */
export const loadContactUs = () => import('./contact-us-dialog.tsx');
