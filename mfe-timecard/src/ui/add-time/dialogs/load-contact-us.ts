/** The form to the support comes with a script of its own, fetched when somebody asks for it. */
export const loadContactUs = () => import('./contact-us-dialog.tsx');
