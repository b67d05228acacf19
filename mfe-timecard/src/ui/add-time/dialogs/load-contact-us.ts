/** The contact dialog is a script of its own, loaded when somebody opens it. */
export const loadContactUs = () => import('./contact-us-dialog.tsx');
